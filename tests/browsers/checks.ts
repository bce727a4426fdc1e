/** What a visitor does on the site, step by step; each check ends with an error that says what went wrong. */
import { expect } from 'vitest';
import { figures } from './figures.ts';
import { blog, charts, form, platforms, questions, search } from './tools.ts';
import { darkPaper, desk, find, heardNothing, isSo, paper, phone, press, style, until, type Check } from './steps.ts';
import type { ViewSize } from './visitor.ts';

const families = '/ /faq /contact /blog /bank-analysis/hdfc /state/karnataka /mumbai /about /hi /hi/faq /404'.split(
  ' ',
);

function looks(size: ViewSize): Check {
  return {
    title: `every kind of page looks as designed and fits into ${size.width} pixels`,
    size,
    run: async (visitor, { url }) => {
      for (const path of families) {
        await visitor.goto(url + path);
        const seen = await visitor.read<object>(`({
          paper: ${style('body', 'backgroundColor')},
          cloth: ${style('body > header', 'backgroundColor')},
          isTooWide: document.documentElement.scrollWidth > innerWidth,
          icon: [].slice.call(${find('[data-theme-control]')}.parentElement.children).map(function (icon) {
            return Math.round(icon.getBoundingClientRect().width) + 'x' + Math.round(icon.getBoundingClientRect().height);
          }).slice(0, 2),
          dialog: ${find('dialog')}.getBoundingClientRect().height,
        })`);
        const cloth = 'rgb(140, 26, 31)';
        expect({ path, ...seen }).toEqual({ path, paper, cloth, isTooWide: false, icon: ['24x24', '0x0'], dialog: 0 });
        if (path === '/faq') {
          await isSo(visitor, `/^"\\/"/.test(${style('[aria-label=Breadcrumb] li', 'content', '::after')})`);
        }
        await heardNothing(visitor);
      }
    },
  };
}

const theme: Check = {
  title: 'the theme is chosen, and kept over a reload and on other pages',
  size: phone,
  run: async (visitor, { url }) => {
    const choose = (name: string) =>
      visitor.read(`(function (control) {
        control.focus();
        control.click();
        control.value = '${name}';
        control.dispatchEvent(new Event('input', { bubbles: true }));
        control.dispatchEvent(new Event('change', { bubbles: true }));
      })(${find('[data-theme-control]')})`);
    await visitor.goto(url);
    await isSo(visitor, `${style('body', 'backgroundColor')} === '${paper}'`);
    await choose('dark');
    await isSo(visitor, `${style('body', 'backgroundColor')} === '${darkPaper}'`);
    await until(visitor, find('astro-island:not([ssr]) [data-theme-control]'));
    for (const path of ['/', '/contact']) {
      await visitor.goto(url + path);
      await isSo(visitor, `${style('body', 'backgroundColor')} === '${darkPaper}'`);
      await isSo(visitor, `${find('[data-theme-control]')}.value === 'dark'`);
    }
    await choose('light');
    await isSo(visitor, `${style('body', 'backgroundColor')} === '${paper}'`);
    await heardNothing(visitor);
  },
};

const menu: Check = {
  title: 'the menu opens over the dimmed page, closes in four ways and has links',
  size: phone,
  run: async (visitor, { url }) => {
    const open = async () => {
      await press(visitor, 'button[commandfor=menu][command=show-modal]');
      await until(visitor, `${find('#menu')}.matches('dialog[open]:not([popover])')`);
      await isSo(visitor, `Math.abs(${find('#menu')}.getBoundingClientRect().height - innerHeight) < 1`);
      await isSo(visitor, `${style('#menu', 'backgroundColor', '::backdrop')} === 'rgb(243, 234, 215)'`);
    };
    const isClosed = () =>
      until(visitor, `!${find('#menu')}.open && ${find('#menu')}.getBoundingClientRect().height === 0`);
    await visitor.goto(url);
    await open();
    await visitor.escape();
    await isClosed();
    await open();
    await press(visitor, '#menu button[command=close]');
    await isClosed();
    await open();
    await visitor.press(20, 400);
    await isClosed();
    await until(visitor, `${find('[commandfor=menu][command=show-modal]')}.getAttribute('aria-expanded') === 'false'`);
    await open();
    await press(visitor, '#menu a[href="/pricing"]');
    await until(visitor, "location.pathname === '/pricing' && document.readyState === 'complete'");
    await visitor.back();
    await until(visitor, "location.pathname === '/' && document.readyState === 'complete'");
    await isClosed();
    await heardNothing(visitor);
  },
};

const wayBack: Check = {
  title: 'back restores every kind of page as it was left, and its menu opens',
  size: phone,
  run: async (visitor, { url }) => {
    /** Follows a link; unlike the drivers' own command, this also works on a restored page. */
    const follow = async (path: string) => {
      await visitor.read(`(location.href = '${path}', 1)`);
      await until(visitor, `location.pathname === '${path}' && document.readyState === 'complete'`);
    };
    await visitor.goto(`${url}/pricing`);
    for (const path of families) {
      await follow(path);
      await visitor.read(`addEventListener('pageshow', function (event) { window.isRestored = event.persisted; })`);
      await follow('/pricing');
      await visitor.back();
      await until(visitor, `location.pathname === '${path}' && document.readyState === 'complete'`);
      if (visitor.hasBackForwardCache) await until(visitor, 'window.isRestored');
      await press(visitor, 'button[commandfor=menu][command=show-modal]');
      await until(visitor, `${find('#menu')}.matches('dialog[open]:not([popover])')`);
      await visitor.escape();
    }
    await heardNothing(visitor);
  },
};

const scriptless: Check = {
  title: 'without scripts answers can be read, pages reached, and no control is dead',
  size: phone,
  run: async (visitor, { url }) => {
    const isHidden = (selector: string) => isSo(visitor, `${find(selector)}.getBoundingClientRect().height === 0`);
    await visitor.goto(`${url}/-/faq`);
    await isSo(visitor, '!document.documentElement.classList.contains("js") && window.heard === undefined');
    await isSo(visitor, `${style('body', 'backgroundColor')} === '${paper}'`);
    await isHidden('[data-theme-control]');
    await isHidden('#faq-query');
    await isHidden('#menu');
    await press(visitor, 'details[name] summary');
    await until(
      visitor,
      `${find('details[name]')}.open && ${find('details[name] p')}.getBoundingClientRect().height > 0`,
    );
    await visitor.goto(`${url}/-/contact`);
    await isHidden('form');
    await visitor.goto(`${url}/-/blog`);
    await press(visitor, '[aria-label=Categories] a[href*=loans]');
    await until(visitor, "location.pathname === '/blog/category/loans'");
  },
};

export const checks: readonly Check[] = [
  looks(phone),
  looks(desk),
  theme,
  menu,
  wayBack,
  questions,
  search,
  blog,
  charts,
  platforms,
  figures,
  form('/contact', 'contact_messages', 'message'),
  form('/give-feedback', 'feedback', 'feedback'),
  scriptless,
];
