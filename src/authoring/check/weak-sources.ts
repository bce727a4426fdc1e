import type { ContentFile } from '#authoring/read/content-file.ts';
import { fieldOf, lineAt, listIn } from '#authoring/read/syntax.ts';
import type { ValidationError } from '#lib/errors.ts';
import { quoted } from '#schemas/kit/wording.ts';
import weakHosts from '../../../.config/weak-hosts.json' with { type: 'json' };

/** A sentence, cell or field with the source markers after it. */
const cited = /(?<![^.?!|"\n\]])([^.?!|"\n]+[.?!]?)((?: ?\[\^\d+\])+)/g;

const lawTaxOrLimit = [
  /\b(?:RBI|NPCI|CBDT|SEBI|Act|Rules|Directions|TDS|TCS|GST)\b/,
  /\b(?:[Ll]aws?|[Tt]ax(?:es)?|[Ll]imits?|[Ll]iab(?:le|ility))\b/,
];

/** Sentences about law, tax or limits whose sources are all on the hosts of .config/weak-hosts.json. */
export function findWeakSources({ file, source, fields }: ContentFile): ValidationError[] {
  const hosts = listIn(fields, 'sources').map((entry) => URL.parse(String(fieldOf(entry, 'url')))?.hostname);
  return Array.from(source.matchAll(cited)).flatMap(({ 1: sentence = '', 2: markers = '', index }) => {
    const own = Array.from(markers.matchAll(/\d+/g), ([number]) => hosts[Number(number) - 1] ?? '');
    const isWeak = own.every((host) => weakHosts.some((weak) => `.${host}`.endsWith(`.${weak}`)));
    if (!isWeak || !lawTaxOrLimit.some((words) => words.test(sentence))) return [];
    const message = `${quoted(sentence.trim().slice(0, 60))} is about law, tax or limits, and rests on ${own.join(', ')} → cite who makes the rule`;
    return [{ file, line: lineAt(source, index), message }];
  });
}
