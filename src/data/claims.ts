import { getCollection } from 'astro:content';
import { formatNumber } from '#client/format.ts';
import type { Claim, ClaimId } from '#schemas/claim.ts';
import { inLanguage } from './store.ts';

/** A claim that may be printed. */
export type ShownClaim = ReturnType<typeof toShownClaim>;

const claims = new Map((await getCollection('claims')).map((claim) => [claim.id, claim]));

/**
 * The claim with this id, or undefined when it has been withdrawn (`show: false`): the caller leaves it out without a gap.
 * @param language that of the page; a claim that is not translated is in English
 * @throws when content/claims has no such file
 */
export function getClaim(id: ClaimId, language?: string): ShownClaim | undefined {
  const english = claims.get(id);
  const claim = english && (inLanguage(language, english) ?? english.data);
  if (!claim)
    throw new Error(
      `content/claims/${id}.json is missing: a page prints this claim. Add the file, or take the claim off the page.`,
    );
  return claim.show ? toShownClaim(id, claim) : undefined;
}

/** The claims that are shown, in the given order. */
export function getClaims(ids: readonly ClaimId[], language?: string): ShownClaim[] {
  return ids.map((id) => getClaim(id, language)).filter((claim) => claim !== undefined);
}

/** A claim as pages print it, its figure in Indian groups. */
export function toShownClaim(id: string, { label, text, prefix, value, unit, evidence }: Claim) {
  const count = value === null ? null : { prefix: prefix ? `${prefix} ` : '', value, unit };
  const figure = count ? `${count.prefix}${formatNumber(count.value)}${count.unit}` : '';
  return {
    ...{ id, label, text },
    /** The parts of the figure, for counting up to it; null for a badge. */
    count,
    /** Like "10K+" or "under 5 minutes"; '' for a badge without one. */
    figure,
    /** The URL of its evidence; null for our own word, which pages mark. */
    evidence: evidence?.url ?? null,
  };
}
