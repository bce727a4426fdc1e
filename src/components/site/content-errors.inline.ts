/** Shows mistakes in content/ in Vite's overlay with every page, until it is closed: then for other mistakes, or the same made again. */
type Overlay = new (error: { name: string; title: string; message: string; stack: string }) => HTMLElement;

addEventListener('load', () => {
  const list = document.querySelector('[data-errors]');
  const Overlay = customElements.get('vite-error-overlay') as Overlay | undefined;
  if (!list) sessionStorage.removeItem('closed');
  if (!list || !Overlay || sessionStorage.getItem('closed') === list.textContent) return;
  // It takes HTML.
  const error = { name: 'Content', title: 'Escape or a click closes this', message: list.innerHTML, stack: '' };
  const overlay = new Overlay(error);
  document.body.append(overlay);
  const close = () => {
    overlay.remove();
    sessionStorage.setItem('closed', list.textContent);
  };
  overlay.addEventListener('click', close);
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && close());
});
