/** Shows mistakes in content/ in Vite's overlay, once for each list of them, so that it does not come back with every page. */
type Overlay = new (error: { name: string; title: string; message: string; stack: string }) => HTMLElement;

addEventListener('load', () => {
  const list = document.querySelector('[data-errors]')!;
  const Overlay = customElements.get('vite-error-overlay') as Overlay | undefined;
  if (!Overlay || sessionStorage.getItem('mistakes') === list.textContent) return;
  sessionStorage.setItem('mistakes', list.textContent);
  // It takes HTML.
  const error = { name: 'Content', title: 'Escape or a click closes this', message: list.innerHTML, stack: '' };
  const overlay = new Overlay(error);
  document.body.append(overlay);
  const close = () => overlay.remove();
  overlay.addEventListener('click', close);
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && close());
});
