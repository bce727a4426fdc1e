/** The attribute of the `<script>` with the facts of a page as JSON, printed by `Head`. The last step of a build reads and removes it. */
export const factsAttribute = 'data-page-facts';

/** Facts of a page that search engines index, for its share image, its Markdown copy, llms.txt and the sitemap. */
export interface PageFacts {
  /** The absolute URL. */
  url: string;
  title: string;
  description: string;
  /** The line above the title on its share image; by default the name of the page above it. */
  about?: string | undefined;
  /** The day the page last changed or was last checked, like 2026-11-01. */
  modified?: string | undefined;
  /** The heading above it in llms.txt; by default the name of the page above it. */
  listedUnder?: string | undefined;
  /** The names and URLs of the pages above it, without home. */
  trail: readonly { name: string; item: string }[];
  /** The page in each of its languages; empty if it has only one. */
  alternates: readonly { lang: string; url: string }[];
}
