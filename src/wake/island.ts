/**
 * The `<astro-island>` element: replaces Astro's own, which supports every framework, every directive and every kind of
 * prop, and is five times as long. It is inlined into every page. It does not support what our islands do not use: islands inside
 * islands, slots that the server does not render, props that are not JSON, and components that are not default exports.
 */
import { sleepUntilTouched } from './wake.ts';

type Module = Record<string, unknown>;
type Renderer = (island: Element) => (component: unknown, props: unknown, slots: Record<string, string>) => void;

/** How many times the files of an island have failed to load on this page. */
let failures = 0;

class Island extends HTMLElement {
  connectedCallback(): void {
    sleepUntilTouched(this, () => this.load());
  }

  /** Fetches the component and React. The function returned hydrates the island, then removes `ssr`. */
  async load(): Promise<() => Promise<void>> {
    try {
      const [component, renderer] = await this.fetch().catch(() => this.fetch());
      return async () => {
        const slots: Record<string, string> = {};
        for (const slot of this.querySelectorAll('astro-slot'))
          slots[slot.getAttribute('name') || 'default'] = slot.innerHTML;
        const props = reviveMembers(JSON.parse(this.getAttribute('props')!));
        (renderer!.default as Renderer)(this)(component!.default, props, slots);
        this.removeAttribute('ssr');
      };
    } catch (error) {
      console.error(error);
      return async () => {};
    }
  }

  /**
   * Imports the component and its renderer. Browsers remember a module that failed, or what was served instead, even when another
   * module imports it. After a failure the folder is spelled differently, like `%5fastro`, which relative imports inherit.
   */
  private fetch(): Promise<Module[]> {
    const urls = ['component-url', 'renderer-url'].map((name) =>
      this.getAttribute(name)!.replace('_astro'[failures - 1]!, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
    );
    return Promise.all(urls.map((url) => import(/* @vite-ignore */ url) as Promise<Module>)).catch((error: unknown) => {
      failures++;
      throw error;
    });
  }
}

/** Astro writes each value as a pair: 1 and a list, or 0 and anything else. */
function revive([kind, value]: [number, unknown]): unknown {
  return kind === 1 ? (value as [number, unknown][]).map(revive) : reviveMembers(value);
}

function reviveMembers(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, pair]) => [name, revive(pair as [number, unknown])]));
}

customElements.define('astro-island', Island);
