/**
 * Dialogs that answer without any other script, and in browsers that lack a part of it:
 * `command` and `commandfor` came with Chrome 135 and iOS 26.2, `closedby` with Chrome 134 and iOS 27.3.
 */
export {};

document.addEventListener('click', ({ target, clientX, clientY }) => {
  const pressed = target as HTMLElement;

  const button = pressed.closest<HTMLButtonElement>('button[commandfor]');
  if (button && !Reflect.has(button, 'command')) {
    const dialog = document.getElementById(button.getAttribute('commandfor')!) as HTMLDialogElement;
    if (button.getAttribute('command') === 'close') dialog.close();
    else dialog.showModal();
  }

  const dialog = pressed.closest('dialog');
  if (!dialog) return;
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  const isOutside = clientX < left || clientX > right || clientY < top || clientY > bottom;
  const closesOutside = !Reflect.has(dialog, 'closedBy') && dialog.getAttribute('closedby') === 'any';
  if (pressed.closest('a[href]') || (pressed === dialog && isOutside && closesOutside)) dialog.close();
});
