import type { Claim } from '#schemas/claim.ts';
import { site } from '#data/site-facts.ts';
import { attributesOf, select, textOf } from './document.ts';

/** The part of a page that the checks need. */
interface ClaimPage {
  route: string;
  document: Document;
}

/** A claim as pages print it. */
function wordsOf({ label, text, prefix, value, unit }: Claim) {
  const figure = value === null ? '' : `${prefix ? `${prefix} ` : ''}${value}${unit}`;
  const named = (words: string) => words.replaceAll('{name}', site.name);
  // What is not a sentence is printed after its figure.
  const told = named(text.endsWith('.') ? text : `${figure} ${text}`);
  return { figure, label: named(label), told };
}

const mainText = ({ document }: ClaimPage) => textOf(document.querySelector('main'));

/** Where pages print a claim, as lines like "/: By our own count.": its text, and its figure with its label. */
export function printsOf(claim: Claim, pages: readonly ClaimPage[]): string[] {
  const { figure, label, told } = wordsOf(claim);
  const isLabel = (element: Element) => [label, `${figure} ${label}`].includes(textOf(element).replace(/ ?†$/, ''));
  return pages.flatMap((page) => [
    ...(mainText(page).includes(told) ? [`${page.route}: ${told}`] : []),
    ...select(page.document, 'main dt, main h3, main b, main li, main .seal, main a')
      .filter((element) => isLabel(element) && textOf(element.parentElement).includes(figure))
      .map((element) => `${page.route}: ${figure} ${textOf(element)}`),
  ]);
}

/** Whether an element, the note aside, has the mark. */
const hasMark = (element: Element) => element.id !== 'claims-note' && textOf(element).includes('†');

/** What the groups say that share a mark beside them, links to evidence aside. */
function markedTogether(document: Document): string[] {
  const groups = select(document, 'main :is(.claim-figures, [aria-describedby="claims-note"]:not(a))');
  return groups
    .filter(({ parentElement }) => [...parentElement!.children].some(hasMark))
    .flatMap((group) => [group, ...group.querySelectorAll('dt, li')])
    .filter((element) => !element.querySelector('a[href^="http"]'))
    .map(textOf);
}

/** What is wrong with the marks, the notes and the links to evidence, and the gaps that withdrawn claims left. */
export function findClaimProblems(pages: readonly ClaimPage[], claims: readonly Claim[]): string[] {
  const shown = claims.filter(({ show }) => show);
  return pages.flatMap((page) => {
    const { route, document } = page;
    const alone = select(document, 'a[href="#claims-note"]').map(
      (mark) => textOf(mark.closest('sup')?.parentElement).split(/ ?†/)[0] ?? '',
    );
    const marked = [...alone, ...markedTogether(document)];
    const isMarked = (claim: Claim) => {
      const { figure, label, told } = wordsOf(claim);
      return marked.some((words) => [label, `${figure} ${label}`, told].includes(words));
    };
    const told = shown.filter((claim) => mainText(page).includes(wordsOf(claim).told));
    const notes = select(document, '#claims-note').length;
    const wanted = marked.length > 0 ? 1 : 0;
    const links = attributesOf(document, 'main a', 'href');
    const holes = select(document, 'main :is(li, dt, dd, p, ul, dl, h2, h3):not([role])').filter(
      (element) => textOf(element) === '' && !element.querySelector('img, svg'),
    );
    return [
      ...(notes === wanted ? [] : [`${notes} notes for ${marked.length} marks`]),
      ...told
        .filter((claim) => isMarked(claim) !== (claim.evidence === null))
        .map(({ label, evidence }) => `"${label}" ${evidence ? 'is marked in spite of its evidence' : 'has no mark'}`),
      ...told
        .filter(({ evidence }) => evidence && !links.includes(evidence.url))
        .map(({ label }) => `"${label}" does not lead to its evidence`),
      ...holes.map(({ outerHTML }) => `${outerHTML} is empty`),
    ].map((problem) => `${route}: ${problem}`);
  });
}
