/** The pages of states and cities. */
import { expect, it } from 'vitest';
import { stateSchema } from '#schemas/state.ts';
import { reader } from '../helpers/content-texts.ts';
import { pageAt } from '../helpers/dist.ts';
import { select, textOf } from '../helpers/document.ts';

const states = reader
  .entries('states')
  .map(({ id, fields }) => ({ id, ...stateSchema.parse(fields) }))
  .sort((a, b) => a.order - b.order);

it('the directory of states names each as an entry once; the quick links are their codes', () => {
  for (const route of ['/states', '/hi/states']) {
    const { document } = pageAt(route);
    const links = (id: string) => select(document, `[aria-labelledby="${id}-title"] li a`);
    expect(links('complete')).toHaveLength(states.length);
    expect(links('quick').map(textOf)).toEqual(states.map(({ stateCode }) => stateCode));
    expect(links('quick').map((link) => link.getAttribute('title'))).toEqual(links('complete').map(textOf));
  }
});

it('the map of a city gives its position in figures', () => {
  expect(textOf(pageAt('/mumbai').document.querySelector('main svg + figcaption'))).toContain('19.1°N, 72.9°E');
});
