import { describe, expect, test } from 'vitest';
import { JoinedSources } from '#lib/markdown/source-markers.ts';

const source = (name: string) => ({ title: name, url: `https://${name}.example`, checkedOn: new Date('2026-11-01') });
const titles = ({ list }: JoinedSources) => list.map(({ title }) => title);

describe('the sources of several entries', () => {
  test('are one list, each once, in the order in which they are cited', () => {
    const joined = new JoinedSources();
    const first = joined.cite({ rule: 'A[^2]', others: ['B[^1] C[^2]'] }, [source('bank'), source('email')]);
    const second = joined.cite(['D[^1]', null], [source('bank'), source('uncited')]);
    expect(first).toEqual({ rule: 'A[^1]', others: ['B[^2] C[^1]'] });
    expect(second).toEqual(['D[^2]', null]);
    expect(titles(joined)).toEqual(['email', 'bank']);
  });

  test('stay apart where only their titles are the same', () => {
    const joined = new JoinedSources();
    const other = { ...source('bank'), url: 'https://other.example' };
    expect(joined.cite('A[^1] B[^2]', [source('bank'), other])).toBe('A[^1] B[^2]');
    expect(titles(joined)).toEqual(['bank', 'bank']);
  });

  test('keep a marker that cites nothing', () => {
    expect(new JoinedSources().cite('A[^3]', [source('bank')])).toBe('A[^3]');
  });
});
