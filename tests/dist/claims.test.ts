import { expect, it } from 'vitest';
import { claimSchema } from '#schemas/claim.ts';
import { readCollection } from '#authoring/read/read-entries.ts';
import { findClaimProblems, printsOf } from '../helpers/claims.ts';
import { project } from '../helpers/content-texts.ts';
import { pages } from '../helpers/dist.ts';

const claims = readCollection(project, 'claims').map(({ fields }) => claimSchema.parse(fields));

it('every shown claim is on a page', () => {
  expect(claims.filter(({ show }) => show).filter((claim) => printsOf(claim, pages).length === 0)).toEqual([]);
});

it('a claim without evidence is marked, and its page explains the mark once', () => {
  expect(findClaimProblems(pages, claims)).toEqual([]);
});
