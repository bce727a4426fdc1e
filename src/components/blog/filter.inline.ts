/**
 * Wakes the filter of the blog where it will be of use: when the address names a category, and when a mouse or the keyboard
 * comes near. A finger's first tap follows the link to the category's page, which costs less than the island.
 * A category that the page holds only in part has no data-category: its link leads to its page, and so does an address that names it.
 */
export {};

const island = document.querySelector('a[data-category]')?.closest('astro-island');
const wake = () => island?.dispatchEvent(new Event('wake'));

const category = new URLSearchParams(location.search).get('category');
const links = [...(island?.querySelectorAll<HTMLAnchorElement>('a:not([data-category])') ?? [])];
const categoryPage = links.find(({ textContent }) => textContent.trim() === category);

if (categoryPage) location.replace(categoryPage.href);
else if (category) addEventListener('load', wake);
island?.addEventListener('focusin', wake);
island?.addEventListener('pointerover', (event) => (event as PointerEvent).pointerType === 'mouse' && wake());
