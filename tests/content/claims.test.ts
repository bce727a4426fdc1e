import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseHTML } from 'linkedom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCollection } from '#authoring/read/read-entries.ts';
import { claimSchema, type Claim } from '#schemas/claim.ts';
import { findClaimProblems, printsOf } from '../helpers/claims.ts';
import { removeFolder, runAstro, writeFiles } from '../helpers/content-site.ts';
import { project } from '../helpers/content-texts.ts';
import { textOf } from '../helpers/document.ts';

/** Withdrawn: two of home, and all that only a bank's page would mark. */
const withdrawn = ['accuracy-rate', 'soc-2-type-ii', 'zero-logging', 'all-regional-banks', 'market-share-kotak'];
const proven = { url: 'https://auditor.example/report', date: '2026-11-01' };
const audited = ['processing-time', 'supported-banks', 'transactions-analysed'];

/** A copy of the site with claims changed as an editor would. */
const folder = writeFiles(new Map());
const pages: { route: string; document: Document }[] = [];
const claims = new Map<string, Claim>();

beforeAll(async () => {
  const parts = ['.config', 'astro.config.mjs', 'content', 'package.json', 'public', 'src', 'tsconfig.json'];
  for (const part of parts) cpSync(join(project, part), join(folder, part), { recursive: true });
  for (const { id, file, fields } of readCollection(folder, 'claims')) {
    const isShare = id.startsWith('market-share-');
    const changed = {
      ...(fields as object),
      ...(withdrawn.includes(id) && { show: false }),
      ...((audited.includes(id) || isShare) && { evidence: proven }),
    };
    writeFileSync(join(folder, file), JSON.stringify(changed, null, 2));
    claims.set(id, claimSchema.parse(changed));
  }
  const backend = ['PUBLIC_SUPABASE_URL=http://127.0.0.1:54321', 'PUBLIC_SUPABASE_PUBLISHABLE_KEY=sb_publishable_x'];
  writeFileSync(join(folder, '.env'), backend.join('\n'));
  const { status, output } = await runAstro(folder, 'build');
  expect(status, output).toBe(0);
  const dist = join(folder, 'dist');
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html')) continue;
    const { document } = parseHTML(readFileSync(join(dist, file), 'utf8'));
    pages.push({ route: `/${file.replaceAll('\\', '/').replace(/(index)?\.html$/, '')}`, document });
  }
}, 240_000);

afterAll(() => removeFolder(folder));

const pageAt = (route: string) => pages.find((page) => page.route === route)!.document;
const claim = (id: string) => claims.get(id)!;

test('a withdrawn claim is gone from every page, without a hole', () => {
  expect(withdrawn.flatMap((id) => printsOf(claim(id), pages))).toEqual([]);
  expect(findClaimProblems(pages, [...claims.values()])).toEqual([]);

  // What is beside it stays, and neither check is blind.
  expect(printsOf(claim('statements-analysed'), pages)).not.toEqual([]);
  const main = pageAt('/').querySelector('main')!;
  const item = main.querySelector('dl > div')!;
  const before = item.innerHTML;
  item.innerHTML = '<dt></dt><dd>By our own count.</dd>';
  expect(findClaimProblems(pages, [...claims.values()])).toContain('/: <dt></dt> is empty');
  const { label, text } = claim('accuracy-rate');
  item.innerHTML = `<dt>${label}</dt><dd>99.9%</dd><dd>${text}</dd>`;
  expect(printsOf(claim('accuracy-rate'), pages)).toEqual([`/: ${text}`, `/: 99.9% ${label}`]);
  item.innerHTML = before;
});

test('a claim with evidence leads there unmarked; without marks there is no note', () => {
  const note = 'not independently checked yet';
  expect(textOf(pageAt('/').body)).toContain(note);
  expect(pageAt('/').querySelectorAll(`main a[href="${proven.url}"]`).length).toBe(1);
  expect(textOf(pageAt('/bank-analysis').body)).not.toContain(note);
  expect(textOf(pageAt('/bank-analysis/sbi').body)).not.toContain(note);
  expect(pageAt('/bank-analysis').querySelectorAll(`main a[href="${proven.url}"]`).length).toBe(7);
  expect(textOf(pageAt('/states').body)).toContain(note);
});
