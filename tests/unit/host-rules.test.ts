import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { headersOf, parseHeaders, parseRedirects, toPattern } from '#lib/host-rules.ts';
import { readExample } from '../helpers/web-servers.ts';
import ownHeaders from './host-rules.json' with { type: 'json' };

const rules = parseHeaders(readFileSync('public/_headers', 'utf8'));
const redirects = parseRedirects(readFileSync('public/_redirects', 'utf8'));

describe('public/_headers', () => {
  const general = headersOf(rules, '/about');

  // Feed readers show the pictures of articles. The addresses without headers of their own are beside every rule.
  test.each(Object.entries(ownHeaders))('%s: the headers of a page, except %j', (address, headers) => {
    expect(headersOf(rules, address)).toEqual({ ...general, ...headers });
  });

  /** The headers that an address is given twice: Cloudflare joins their values. */
  const givenTwice = (names: string[]) => names.filter((name, index) => names.indexOf(name) < index);
  /** The names that the rules for an address set and, unless they are ignored, have not removed again. */
  const namesAt = (address: string, isRemoved: boolean) => {
    let names: string[] = [];
    for (const line of rules.filter(({ path }) => toPattern(path).test(address)).flatMap(({ lines }) => lines)) {
      if (!line.startsWith('! ')) names.push(line.replace(/:.*/, ''));
      else if (isRemoved) names = names.filter((name) => line !== `! ${name}`);
    }
    return names;
  };

  test('sets no header of an address twice: Cloudflare joins what no line removes first', () => {
    for (const { path } of rules) {
      const address = path.replace('*', 'some/file');
      expect([address, givenTwice(namesAt(address, true))]).toEqual([address, []]);
    }
    expect(givenTwice(namesAt('/favicon.svg', false))).toEqual(['Cross-Origin-Resource-Policy']);
  });
});

test('_redirects is read with comments and any white space; a line without a status is temporary, as on the hosts', () => {
  expect(parseRedirects('# Old pages\n\n/old   /new\t301  Country=in\n/sale /pricing\n/lost\n')).toEqual([
    { from: '/old', to: '/new', status: 301, rest: 'Country=in', line: 3 },
    { from: '/sale', to: '/pricing', status: 302, rest: '', line: 4 },
    { from: '/lost', to: '', status: 302, rest: '', line: 5 },
  ]);
});

test('the example for nginx has every header of the rules, and the not-found page of every language', () => {
  const text = readExample();
  const wanted = [
    ...redirects.filter(({ status }) => status === 404).map(({ to }) => ` ${to};`),
    ...rules.flatMap(({ path, lines }) => [
      ...(path === '/*' ? [] : [toPattern(path).source.slice(0, -1)]),
      ...lines.filter((line) => !line.startsWith('! ')).map((line) => line.replace(/^[\w-]+: |; charset=.*/g, '')),
    ]),
  ];
  expect(wanted.length).toBeGreaterThan(50);
  expect(wanted.filter((part) => !text.includes(part.replaceAll('\\/', '/')))).toEqual([]);
});
