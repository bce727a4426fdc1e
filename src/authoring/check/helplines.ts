import type { Entry } from '#authoring/read/types.ts';
import { hostOf } from '#client/format.ts';
import { sourcesCitedIn } from '#data/markdown/source-markers.ts';
import type { ValidationError } from '#lib/errors.ts';
import type { BankHelp } from '#schemas/bank-help.ts';
import { mistakesAt, type FieldError } from '#schemas/kit/validation.ts';

type Cited = readonly BankHelp['sources'][number][];

/**
 * Facts in content/bank-help with too weak a source: a number needs a page of the bank, or two independent places that quote its message
 * with the date, as it may be a fraudster's; a reported password needs two places; a schedule of charges must be the bank's own.
 */
export function findUnconfirmed(entries: readonly Entry[]): ValidationError[] {
  return entries
    .filter(({ errors }) => errors.length === 0)
    .flatMap(({ data, locate }) =>
      findHelpErrors(data as BankHelp).map(({ path, message }) => ({ ...locate(path), message })),
    );
}

function findHelpErrors(help: BankHelp): FieldError[] {
  const { kind, website, hosts, schedule, password, download, block, helpline, sources } = help;
  const needsSite = website === null && (kind === 'bank' || helpline.length > 0);
  const own = [...(website === null ? [] : [hostOf(website)]), ...hosts];
  const refuseLine = ({ kind, use }: BankHelp['helpline'][number], path: FieldError['path']) => {
    const refuse = kind === 'bank-page' ? refuseForeign : refuseUnquoted;
    return mistakesAt({ path: [...path, 'use'] }, refuse(sourcesCitedIn(use, sources), own));
  };
  return [
    ...mistakesAt(
      { path: ['website'] },
      needsSite ? 'is null → write the own site, starting with https://' : undefined,
    ),
    ...mistakesAt({ path: ['schedule'] }, schedule === null ? undefined : refuseSchedule(schedule, own)),
    ...mistakesAt({ path: ['block'] }, refuseForeign(sourcesCitedIn(block ?? '', sources), own)),
    ...helpline.flatMap((line, index) => refuseLine(line, ['helpline', index])),
    ...(download.missedCall ? refuseLine(download.missedCall, ['download', 'missedCall']) : []),
    ...(password?.basis === 'reported'
      ? [
          ...mistakesAt({ path: ['password', 'rule'] }, refuseAlone(sourcesCitedIn(password.rule, sources))),
          ...password.others.flatMap((other, index) =>
            mistakesAt({ path: ['password', 'others', index] }, refuseAlone(sourcesCitedIn(other, sources))),
          ),
        ]
      : []),
    ...sources.flatMap(({ messageOn, checkedOn }, index) =>
      messageOn && messageOn > checkedOn
        ? [{ path: ['sources', index, 'messageOn'], message: 'is after checkedOn → write the date of the message' }]
        : [],
    ),
  ];
}

function refuseSchedule(schedule: string, own: readonly string[]): string | undefined {
  return isForeign(schedule, own)
    ? `is not on a host of the bank: ${own.join(', ')} → write the bank’s own page, or add the host to \`hosts\` if it is the bank’s`
    : undefined;
}

function refuseForeign(cited: Cited, own: readonly string[]): string | undefined {
  const foreign = cited.find(({ url }) => isForeign(url, own));
  if (!foreign) return undefined;
  return `cites ${hostOf(foreign.url)}, which is not a host of the bank: ${own.join(', ')} → cite the bank’s own page, add the host to \`hosts\` if it is the bank’s, or remove the number`;
}

const isForeign = (url: string, own: readonly string[]): boolean =>
  own.length > 0 && !own.some((host) => `.${hostOf(url)}`.endsWith(`.${host}`));

function refuseUnquoted(cited: Cited): string | undefined {
  const undated = cited.find(({ messageOn }) => messageOn === undefined);
  if (undated) return `cites ${undated.url} without the date of the message → add its messageOn`;
  if (areIndependent(cited)) return undefined;
  return 'cites one place that quotes the message → cite a second one, independent of it, with its messageOn, or remove the number';
}

function refuseAlone(cited: Cited): string | undefined {
  return areIndependent(cited)
    ? undefined
    : 'cites one place that reports it → cite a second one, independent of it, that says the same, or leave it out';
}

function areIndependent(cited: Cited): boolean {
  return new Set(cited.map(({ url }) => publisherOf(url))).size > 1;
}

/** The host of a source; for a repository with its owner and name. */
function publisherOf(url: string): string {
  const host = hostOf(url);
  const isRepository = ['github.com', 'gitlab.com', 'codeberg.org'].includes(host);
  return isRepository ? host + new URL(url).pathname.split('/').slice(0, 3).join('/') : host;
}
