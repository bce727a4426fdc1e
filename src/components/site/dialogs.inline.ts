/**
 * Opens and closes dialogs without any other script, at once on a slow phone, and in browsers that support them only in part:
 * `command` and `commandfor` came with Chrome 135 and iOS 26.2, `closedby` with Chrome 134 and iOS 27.3. The command `--reveal` is
 * our own: it shows a hidden element.
 */
// Browsers without dialogs show them by the attribute alone.
if (!Reflect.has(window, 'HTMLDialogElement')) {
  const element = HTMLElement.prototype as HTMLDialogElement;
  element.showModal = element.close = function () {
    this.toggleAttribute('open');
  };
}

/** How long to wait for a frame before making a dialog modal: pages in a background tab paint none. */
const frameTimeoutMs = 99;

/** Makes the dialog that is being shown modal, if there is one. */
let makeModal = () => {};

/**
 * Shows a dialog in two steps: as a popover, which the next frame paints, and after that frame as a modal dialog. A modal dialog makes
 * the page behind it inert, and restyling that page took a slow phone a third of the time until the first frame.
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
  makeModal = () => {
    makeModal = () => {};
    dialog.hidePopover();
    dialog.popover = null;
    // The focus returns here when the dialog closes.
    focused.focus({ preventScroll: true });
    dialog.showModal();
  };
  requestAnimationFrame(() => setTimeout(() => makeModal()));
  setTimeout(() => makeModal(), frameTimeoutMs);
}

// A key or press that follows at once (Escape, the close button) is meant for the modal dialog.
for (const type of ['keydown', 'click']) document.addEventListener(type, () => makeModal(), true);

document.addEventListener('click', (event) => {
  const pressed = event.target as HTMLElement;

  const button = pressed.closest<HTMLButtonElement>('button[commandfor]');
  if (button) {
    const target = document.getElementById(button.getAttribute('commandfor')!) as HTMLDialogElement;
    const command = button.getAttribute('command');
    if (command === 'show-modal') {
      event.preventDefault();
      show(target);
    } else if (command === '--reveal') target.hidden = false;
    else if (!Reflect.has(button, 'command')) target.close();
  }

  const dialog = pressed.closest('dialog');
  if (!dialog) return;
  const { clientX, clientY } = event;
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  const isOutside = clientX < left || clientX > right || clientY < top || clientY > bottom;
  const closesOutside = !Reflect.has(dialog, 'closedBy') && dialog.getAttribute('closedby') === 'any';
  if (pressed.closest('a[href]') || (pressed === dialog && isOutside && closesOutside)) dialog.close();
});
