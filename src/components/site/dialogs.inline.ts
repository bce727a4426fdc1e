/**
 * Dialogs that answer without any other script, at once on a slow phone, and in browsers that lack a part of it:
 * `command` and `commandfor` came with Chrome 135 and iOS 26.2, `closedby` with Chrome 134 and iOS 27.3.
 */
export {};

/**
 * Shows a dialog in two steps: as a popover, which the next frame shows, and after that frame as what it is. A modal dialog makes the
 * page behind it inert, and to style all that is on that page anew took a slow phone a third of the time until this frame.
 * Popovers came with Chrome 114 and iOS 17.
 */
function show(dialog: HTMLDialogElement): void {
  if (dialog.open || dialog.popover) return;
  if (!Reflect.has(dialog, 'popover')) {
    dialog.showModal();
    return;
  }
  const focused = document.activeElement as HTMLElement;
  dialog.popover = 'manual';
  dialog.showPopover();
  const complete = () => {
    if (!dialog.popover) return;
    dialog.hidePopover();
    dialog.popover = null;
    // Where the focus returns when the dialog closes.
    focused.focus({ preventScroll: true });
    dialog.showModal();
  };
  requestAnimationFrame(() => setTimeout(complete));
  // A hidden page shows no frame.
  setTimeout(complete, 99);
}

document.addEventListener('click', (event) => {
  const pressed = event.target as HTMLElement;

  const button = pressed.closest<HTMLButtonElement>('button[commandfor]');
  if (button) {
    const dialog = document.getElementById(button.getAttribute('commandfor')!) as HTMLDialogElement;
    if (button.getAttribute('command') === 'show-modal') {
      event.preventDefault();
      show(dialog);
    } else if (!Reflect.has(button, 'command')) dialog.close();
  }

  const dialog = pressed.closest('dialog');
  if (!dialog) return;
  const { clientX, clientY } = event;
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  const isOutside = clientX < left || clientX > right || clientY < top || clientY > bottom;
  const closesOutside = !Reflect.has(dialog, 'closedBy') && dialog.getAttribute('closedby') === 'any';
  if (pressed.closest('a[href]') || (pressed === dialog && isOutside && closesOutside)) dialog.close();
});
