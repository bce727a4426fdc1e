import { writeFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { applyEdits, modify } from 'jsonc-parser';
import { parseDocument } from 'yaml';
import { fieldOf, splitFrontMatter } from '#authoring/read/syntax.ts';
import type { Translation } from '#authoring/read/translation-files.ts';
import type { ValidationError } from '#lib/errors.ts';
import { isGroup } from '#schemas/kit/validation.ts';

const remedy = 'compare it with the English file, and run "npm run translated -- ';

/** Translations that do not say which version of the English file they translate. */
export function findUnstamped(translations: readonly Translation[]): ValidationError[] {
  return translations
    .filter(({ fields }) => !isGroup(fieldOf(fields, 'translates')))
    .map(({ file }) => ({ file, field: 'translates', message: `is missing → ${remedy}${file}"` }));
}

/** Translations of English files that have changed since, with the changed fields. */
export function findBehind(translations: readonly Translation[]): ValidationError[] {
  return translations.flatMap(({ file, fields, locate, translates }) => {
    const stamps = fieldOf(fields, 'translates');
    // While the English file has mistakes there is nothing to compare with.
    if (!isGroup(stamps) || Object.keys(translates).length === 0) return [];
    const names = new Set([...Object.keys(translates), ...Object.keys(stamps)]);
    const changed = [...names].filter((name) => !name.endsWith('[]') && fieldOf(stamps, name) !== translates[name]);
    if (changed.length === 0) return [];
    const message = `is behind the English file in: ${changed.join(', ')} → ${remedy}${file}"`;
    return [{ ...locate(['translates']), message }];
  });
}

/**
 * Marks translations as up to date with their English files.
 * @param files the translations to mark; if empty, those that do not say which version they translate
 * @returns the files that were written
 */
export function stampTranslations(project: string, translations: readonly Translation[], files: readonly string[]) {
  const unstamped = findUnstamped(translations).map(({ file }) => file);
  const chosen = translations.filter(({ file }) => (files.length > 0 ? files : unstamped).includes(file));
  return chosen.map(({ file, source, translates }) => {
    const stamped = file.endsWith('.json') ? stampJson(source, translates) : stampFrontMatter(source, translates);
    writeFileSync(join(project, file), stamped);
    return file;
  });
}

function stampJson(source: string, translates: Translation['translates']): string {
  const formattingOptions = { insertSpaces: true, tabSize: 2, eol: '\n' };
  return applyEdits(source, modify(source, ['translates'], translates, { formattingOptions }));
}

function stampFrontMatter(source: string, translates: Translation['translates']): string {
  const { opening, source: front = '', body } = splitFrontMatter(source);
  const document = parseDocument(front);
  document.set('translates', document.createNode(translates));
  return `${opening}${document.toString({ lineWidth: 0 })}---\n${body}`;
}
