/** Shows, or hides again, the notice in an island that a part of it could not load; its button reloads the page. */
export function showLoadNotice(island: ParentNode, isShown = true): void {
  for (const notice of island.querySelectorAll<HTMLElement>('[data-load-failed]')) {
    notice.hidden = !isShown;
    notice.querySelector('button')!.onclick = () => location.reload();
  }
}
