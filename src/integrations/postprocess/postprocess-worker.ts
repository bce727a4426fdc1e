import type { BuiltPage } from './built-page.ts';
import { addPolicy, type PolicyOptions } from './page-policy.ts';
import { keepUsedStyles } from './page-styles.ts';

/** The HTML of a page with the styles that it uses and its policy; a worker makes it. */
export async function finishPage({ page, options }: { page: BuiltPage; options: PolicyOptions }): Promise<string> {
  return addPolicy({ ...page, html: await keepUsedStyles(page) }, options);
}
