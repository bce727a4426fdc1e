/** Shows or hides an island's notice that part of it could not load; its button reloads the page. */
export function showLoadNotice(island: ParentNode, isShown = true): void {
  for (const notice of island.querySelectorAll<HTMLElement>('[data-load-failed]')) {
    notice.hidden = !isShown;
    notice.querySelector('button')!.onclick = () => location.reload();
  }
}
