import { fieldOf } from '#authoring/read/syntax.ts';
import type { Entry, ReadContent } from '#authoring/read/types.ts';
import type { ValidationError } from '#lib/errors.ts';
import { claimIds } from '#schemas/claim.ts';
import { textsIn } from '#schemas/kit/texts.ts';
import { didYouMean, isPlaceholder, oneOfNearest, quoted } from '#schemas/kit/wording.ts';

export function findNamingErrors({ collections }: ReadContent): ValidationError[] {
  const of = (name: 'banks' | 'bank-help' | 'changelog' | 'claims') => collections.get(name) ?? [];
  return [
    ...[...collections.values()].flatMap(findSharedPlaces),
    ...of('changelog').flatMap(findOtherVersion),
    ...of('claims').flatMap(findUnprinted),
    ...[...of('banks'), ...of('bank-help')].flatMap(findForeignLines),
  ];
}

function findSharedPlaces(entries: readonly Entry[]): ValidationError[] {
  const places = entries.map(({ fields }) => fieldOf(fields, 'order'));
  return entries.flatMap(({ locate }, index) => {
    const first = places.indexOf(places[index]);
    if (typeof places[index] !== 'number' || first === index) return [];
    const message = `${places[index]} is the place of ${entries[first]!.file} too → write another: ${freePlace(entries)} is free`;
    return [{ ...locate(['order']), message }];
  });
}

/** The first place in lists that is free in a collection. */
export function freePlace(entries: readonly Entry[]): number {
  const places = entries.map(({ fields }) => fieldOf(fields, 'order'));
  let place = 1;
  while (places.includes(place)) place += 1;
  return place;
}

function findOtherVersion({ id, fields, locate }: Entry): ValidationError[] {
  const version = fieldOf(fields, 'version');
  if (typeof version !== 'string' || version.replaceAll('.', '-') === id) return [];
  const message = `${quoted(version)} is not the version in the name of the file → name the file ${version.replaceAll('.', '-')}.json, or correct the version`;
  return [{ ...locate(['version']), message }];
}

function findUnprinted({ id, file }: Entry): ValidationError[] {
  if (id.startsWith('market-share-') || claimIds.some((known) => known === id)) return [];
  const message = `is printed by no page${didYouMean(id, claimIds)} → ${oneOfNearest(id, claimIds)}; a developer adds others in src/schemas/claim.ts`;
  return [{ file, message }];
}

/** Lines of another bank on the page of a bank, left over from a copied file. */
function findForeignLines({ id, fields, locate }: Entry): ValidationError[] {
  return textsIn(fields).flatMap(({ path, value }) => {
    const [bank] = value.split('/');
    const isKnown = path.at(-1) !== 'shape' || bank === id || !value.includes('/');
    if (isKnown || isPlaceholder(value)) return [];
    return [
      { ...locate(path), message: `${quoted(value)} is a line of ${bank} → write a line of this bank, and its shape` },
    ];
  });
}
