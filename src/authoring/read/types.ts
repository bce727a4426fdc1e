import type { ValidationError } from '#lib/errors.ts';
import type { Redirect } from '#lib/host-rules.ts';
import type { CollectionName } from '#schemas/collections.ts';
import type { SingletonName } from '#schemas/singletons.ts';
import type { KnownPages } from '#authoring/check/site-pages.ts';
import type { ContentFile } from './content-file.ts';
import type { ContentPath } from './content-paths.ts';
import type { SampleStatement } from './sample-statement.ts';
import type { Translation } from './translation-files.ts';

export interface Entry extends ContentFile {
  collection: CollectionName;
  /** Its path in the collection, without the extension. */
  id: string;
}

/** content/ as it was read, and the mistakes that stop a build. */
export interface Content {
  paths: ReadonlyMap<string, ContentPath>;
  collections: ReadonlyMap<CollectionName, readonly Entry[]>;
  entries: readonly Entry[];
  singletons: ReadonlyMap<SingletonName, ContentFile>;
  translations: readonly Translation[];
  /** The languages of the site, the default language first. */
  languages: readonly string[];
  /** The words of the interface by language, also of languages that are not on the site. */
  words: ReadonlyMap<string, ContentFile>;
  glossaries: ReadonlyMap<string, ContentFile>;
  statement: SampleStatement;
  redirects: readonly Redirect[];
  site: KnownPages;
  errors: readonly ValidationError[];
}

/** content/ before it is checked as a whole. */
export type ReadContent = Omit<Content, 'site' | 'errors'>;
