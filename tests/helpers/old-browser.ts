import type { Page } from 'playwright/test';

/** As in browsers before Chrome 114: no popovers, no command buttons, no closing by a press outside. */
export async function takeNativeHelpAway(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'popover');
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'command');
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy');
    document.addEventListener('command', (event) => event.preventDefault(), true);
    document.addEventListener('cancel', (event) => event.preventDefault(), true);
  });
}

/** As in browsers before Safari 15.4 and Firefox 98: `<dialog>` is an element without a meaning. */
export async function takeDialogsAway(page: Page): Promise<void> {
  await takeNativeHelpAway(page);
  await page.addInitScript(() => {
    for (const member of ['showModal', 'close', 'open']) Reflect.deleteProperty(HTMLDialogElement.prototype, member);
    Reflect.deleteProperty(window, 'HTMLDialogElement');
  });
}
