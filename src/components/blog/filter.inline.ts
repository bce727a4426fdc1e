/**
 * Wakes the filter of the blog where it will be of use: when the address names a category, and when a mouse or the keyboard
 * comes near. A finger's first tap follows the link to the category's page, which costs less than the island.
 */
export {};

const island = document.querySelector('a[data-category]')?.closest('astro-island');
const wake = () => island?.dispatchEvent(new Event('wake'));

if (new URLSearchParams(location.search).has('category')) addEventListener('load', wake);
island?.addEventListener('focusin', wake);
island?.addEventListener('pointerover', (event) => (event as PointerEvent).pointerType === 'mouse' && wake());
