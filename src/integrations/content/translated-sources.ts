import { sourceLinks } from '#lib/build/source-links.ts';
import { translationName } from '#schemas/translation.ts';

/** Turns the source markers of a file of content/ into links, which are named in its language. */
export function translatedSources({ fileURL }: { readonly fileURL: URL | undefined }) {
  return sourceLinks(translationName.exec(fileURL?.pathname ?? '')?.[2]);
}
