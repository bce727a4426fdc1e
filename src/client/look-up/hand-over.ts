/**
 * Has a link with `#line=…` hand its line over in session storage, and open the page with `#line` alone: browsers keep every URL in
 * their history. Where storage is refused, and in a new tab, which has none of this one's, the line is in the fragment.
 */
export function handOver(link: HTMLAnchorElement): HTMLAnchorElement {
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    try {
      sessionStorage.setItem('line', new URLSearchParams(link.hash.slice(1)).get('line') ?? '');
    } catch {
      return;
    }
    event.preventDefault();
    location.href = `${link.pathname}#line`;
  });
  return link;
}
