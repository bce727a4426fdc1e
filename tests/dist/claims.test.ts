import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { claimSchema, type Claim } from '#schemas/claim.ts';
import { site } from '#lib/build/site.ts';
import { pages, textOf } from '../helpers/dist.ts';

const folder = new URL('../../content/claims/', import.meta.url);
const claims: readonly Claim[] = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => claimSchema.parse(JSON.parse(readFileSync(new URL(name, folder), 'utf8'))));

/** The words of a claim as pages print them: its figure, unless it is a badge, and its text. */
const partsOf = ({ text, value, unit }: Claim) => [
  ...(value === null ? [] : [`${value}${unit}`]),
  text.replaceAll('{name}', site.name),
];

/** Route → what stands on the page, attributes included. */
const texts = new Map(pages.map(({ route, html, document }) => [route, html + textOf(document.documentElement)]));

/** The pages that print the claim, as lines like "/: 10K+ statements analysed". */
function printsOf(claim: Claim): string[] {
  const parts = partsOf(claim);
  const printing = [...texts].filter(([, text]) => parts.every((part) => text.includes(part)));
  return printing.map(([route]) => `${route}: ${parts.join(' ')}`);
}

it('a claim that was withdrawn is on no page, and those that were not are found', () => {
  expect(claims.filter(({ show }) => show).flatMap(printsOf)).not.toEqual([]);
  expect(claims.filter(({ show }) => !show).flatMap(printsOf)).toEqual([]);
});
