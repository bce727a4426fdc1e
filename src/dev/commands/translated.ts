/**
 * `npm run translated`: marks translations as up to date with the English files: those named or, without names, those that do not
 * say yet what they translate.
 */
import { ContentReader, stampTranslations } from '#authoring/index.ts';
import { countErrors, formatErrors } from '#lib/errors.ts';

const files = process.argv.slice(2);
const { errors, translations } = new ContentReader(process.cwd()).content();
const lost = files.filter((file) => !translations.some((translation) => translation.file === file));
if (errors.length > 0 || lost.length > 0) {
  if (errors.length > 0) console.error(`${formatErrors(errors)}\n${countErrors(errors)}`);
  for (const file of lost)
    console.error(`${file}: is not a translation → name a file like content/faq/general.hi.json`);
  process.exitCode = 1;
} else {
  for (const file of stampTranslations(process.cwd(), translations, files)) console.log(`${file} is up to date.`);
}
