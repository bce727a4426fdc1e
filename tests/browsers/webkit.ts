import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, vi } from 'vitest';
import { findFreePort } from '#dev/listen.ts';
import type { OpenPage } from './browsers.ts';

export const webKitPrograms = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'];
export const [miniBrowser] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser');

/** Removes the sizes of the window's own controls, which would keep it wider than a phone. */
const narrowControls =
  '* { min-width: 0; min-height: 0; margin: 0; padding: 0; font-size: 1px; -gtk-icon-transform: scale(0.1); }';

/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
const escapeKey = '\uE00C';

/** Debian's WebKitGTK, the closest to Safari that runs here, on its own virtual screen: https://www.w3.org/TR/webdriver2/ */
export async function openWebKit({ width, height }: { width: number; height: number }): Promise<OpenPage> {
  await using resources = new AsyncDisposableStack();
  const { port } = await findFreePort({ variable: 'PORT', port: 0 });
  const display = `:${port}`;
  const settings = resolve('.cache/browsers/webkit');
  mkdirSync(join(settings, 'gtk-3.0'), { recursive: true });
  writeFileSync(join(settings, 'gtk-3.0/gtk.css'), narrowControls);
  const start = (program: string, args: string[], variables = {}) => {
    const child = spawn(program, args, { env: { ...process.env, ...variables }, stdio: 'ignore' });
    const ended = once(child, 'exit');
    resources.defer(async () => {
      child.kill();
      await ended;
    });
  };
  const soon = { timeout: 60_000, interval: 100 };
  start('/usr/bin/Xvfb', [display, '-screen', '0', '1400x1100x24', '-nolisten', 'tcp']);
  await vi.waitFor(() => expect(existsSync(`/tmp/.X11-unix/X${port}`)).toBe(true), soon);
  start('/usr/bin/WebKitWebDriver', [`--port=${port}`], { DISPLAY: display, XDG_CONFIG_HOME: settings });
  await vi.waitFor(() => fetch(`http://127.0.0.1:${port}/status`), soon);

  async function send<T>(path: string, body: object, method = 'POST'): Promise<T> {
    const init = method === 'POST' ? { method, body: JSON.stringify(body) } : { method };
    const answer = await fetch(`http://127.0.0.1:${port}/session${path}`, init);
    const { value } = (await answer.json()) as { value: T };
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  }
  const browserOptions = { binary: miniBrowser, args: ['--automation'] };
  const capabilities = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': browserOptions };
  const { sessionId } = await send<{ sessionId: string }>('', { capabilities: { alwaysMatch: capabilities } });
  const session = `/${sessionId}`;
  resources.defer(() => send(session, {}, 'DELETE'));
  const run = <T>(script: string, args: unknown[] = []) => send<T>(`${session}/execute/sync`, { script, args });

  // The window is larger than the page by the size of its own controls.
  const window = { width, height, x: 0, y: 0 };
  await vi.waitFor(
    async () => {
      await send(`${session}/window/rect`, window);
      const [pageWidth, pageHeight] = await run<[number, number]>('return [innerWidth, innerHeight]');
      window.width += width - pageWidth;
      window.height += height - pageHeight;
      expect([pageWidth, pageHeight]).toEqual([width, height]);
    },
    { timeout: 20_000, interval: 300 },
  );

  const act = (type: 'key' | 'pointer', actions: object[]) =>
    send<void>(`${session}/actions`, { actions: [{ type, id: type, actions }] });
  const press = (keys: string) => {
    const strokes = [...keys].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })));
    return act('key', strokes);
  };
  const click = (x: number, y: number) => {
    const move = { type: 'pointerMove', x: Math.round(x), y: Math.round(y) };
    return act('pointer', [move, ...['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }))]);
  };
  const opened = resources.move();
  return {
    page: {
      goto: (url) => send(`${session}/url`, { url }),
      evaluate: (script, ...args) => run(`return (${String(script)})(...arguments)`, args),
      mouse: { click },
      keyboard: { type: press, press: () => press(escapeKey) },
    },
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  };
}
