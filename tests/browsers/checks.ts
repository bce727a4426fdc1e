/** What a visitor does on the site, step by step; each check ends with an error that says what was not so. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { ViewSize, Visitor } from './visitor.ts';

export interface Site {
  url: string;
  backendUrl: string;
  /** Reads what visitors may only write. */
  backendKey: string;
}

export interface Check {
  title: string;
  size: ViewSize;
  run: (visitor: Visitor, site: Site) => Promise<void>;
}

const phone = { width: 360, height: 740 };
const desk = { width: 1280, height: 900 };
const waitingMs = 20_000;

const families = [
  '/',
  '/faq',
  '/contact',
  '/blog',
  '/bank-analysis/hdfc',
  '/state/karnataka',
  '/mumbai',
  '/about',
  '/404',
];

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Waits until the expression is so. */
async function until(visitor: Visitor, expression: string): Promise<void> {
  for (const end = Date.now() + waitingMs; Date.now() < end; await pause(100)) {
    // A page that is being left answers nothing.
    if (await visitor.read<boolean>(`Boolean(${expression})`).catch(() => false)) return;
  }
  assert.fail(`never came: ${expression}`);
}

const isSo = async (visitor: Visitor, expression: string) =>
  assert.ok(await visitor.read<boolean>(`Boolean(${expression})`), `is not so: ${expression}`);

const find = (selector: string) => `document.querySelector(${JSON.stringify(selector)})`;
const style = (selector: string, property: string, part?: string) =>
  `getComputedStyle(${find(selector)}, ${JSON.stringify(part ?? null)}).${property}`;

/** Presses the middle of an element, or of one that an expression gives. */
async function press(visitor: Visitor, selector: string, expression = find(selector)): Promise<void> {
  await until(visitor, expression);
  const isOutside = `(function (box) { return box.top < 80 || box.bottom > innerHeight; })(${expression}.getBoundingClientRect())`;
  // Sections that come near the screen are laid out only then, and may move what is below them.
  for (let turn = 0; turn < 5 && (await visitor.read<boolean>(isOutside)); turn++) {
    await visitor.read(`${expression}.scrollIntoView({ block: 'center' })`);
    await pause(250);
  }
  const [x, y] = await visitor.read<[number, number]>(`(function (box) {
    return [box.left + box.width / 2, box.top + box.height / 2];
  })(${expression}.getBoundingClientRect())`);
  await visitor.press(x, y);
}

async function write(visitor: Visitor, selector: string, text: string): Promise<void> {
  await press(visitor, selector);
  await visitor.type(text);
  await until(visitor, `${find(selector)}.value === ${JSON.stringify(text)}`);
}

async function heardNothing(visitor: Visitor): Promise<void> {
  assert.deepEqual(await visitor.read<string[]>('window.heard'), []);
}

const paper = 'rgb(251, 246, 234)';
const darkPaper = 'rgb(28, 20, 16)';

function looks(size: ViewSize): Check {
  return {
    title: `every kind of page has its look and fits into ${size.width} pixels`,
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
        assert.deepEqual(
          { path, ...seen },
          { path, paper, cloth, isTooWide: false, icon: ['24x24', '0x0'], dialog: 0 },
        );
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
  title: 'the menu opens over the dimmed page, closes in four ways and leads on; back comes back',
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
    /** Follows a link, which unlike the drivers' own command works from a page that was restored, too. */
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

const questions: Check = {
  title: 'one question of a group is open, the pressed one stays in its place, an address opens its own',
  size: phone,
  run: async (visitor, { url }) => {
    for (const path of ['/faq', '/bank-analysis/hdfc', '/state/karnataka', '/mumbai']) {
      await visitor.goto(url + path);
      const summary = (index: number) => `document.querySelectorAll('details[name] summary')[${index}]`;
      await press(visitor, '', summary(0));
      await until(visitor, `${summary(0)}.parentElement.open`);
      await visitor.read(`${summary(1)}.scrollIntoView({ block: 'center' })`);
      await pause(250);
      const before = await visitor.read<number>(`${summary(1)}.getBoundingClientRect().top`);
      await press(visitor, '', summary(1));
      await until(visitor, `${summary(1)}.parentElement.open`);
      await pause(300);
      const after = await visitor.read<number>(`${summary(1)}.getBoundingClientRect().top`);
      assert.ok(Math.abs(after - before) <= 2, `${path}: the pressed question moved from ${before} to ${after}`);
      await isSo(visitor, `!${summary(0)}.parentElement.open`);
    }
    await visitor.goto(`${url}/faq`);
    const id = await visitor.read<string>("[].slice.call(document.querySelectorAll('details p[id]')).pop().id");
    await visitor.goto(`${url}/contact`);
    await visitor.goto(`${url}/faq#${id}`);
    await until(visitor, `document.getElementById('${id}').closest('details').open`);
    await until(visitor, `document.getElementById('${id}').getBoundingClientRect().top < innerHeight`);
    await heardNothing(visitor);
  },
};

const search: Check = {
  title: 'the questions are searched, by typing and by an address',
  size: phone,
  run: async (visitor, { url }) => {
    const status = `${find('search [role=status]')}.textContent`;
    const shown = "[].slice.call(document.querySelectorAll('[data-questions] details:not([hidden])'))";
    await visitor.goto(`${url}/faq`);
    const all = await visitor.read<number>(`${shown}.length`);
    await write(visitor, '#faq-query', 'password');
    await until(visitor, `/^\\d+ questions? found\\.$/.test(${status})`);
    await isSo(visitor, `${shown}.length > 0 && ${shown}.length < ${all}`);
    await visitor.goto(`${url}/faq?q=upi+pin`);
    await until(visitor, `/^\\d+ questions? found\\.$/.test(${status})`);
    await isSo(visitor, `${shown}.every(function (question) { return /upi pin/i.test(question.textContent); })`);
    await heardNothing(visitor);
  },
};

const blog: Check = {
  title: 'the blog is filtered by a press and by an address; back comes back',
  size: phone,
  run: async (visitor, { url }) => {
    const title = `${find('#articles-title')}.textContent.trim()`;
    const shown = "[].slice.call(document.querySelectorAll('[data-articles] > :not([hidden])'))";
    await visitor.goto(`${url}/blog`);
    const all = await visitor.read<number>(`${shown}.length`);
    await press(visitor, 'a[data-category=Loans]');
    await until(visitor, `${title} === 'Loans Articles' && location.search === '?category=Loans'`);
    await isSo(visitor, `${shown}.length < ${all}`);
    await isSo(visitor, `${shown}.every(function (article) { return article.dataset.category === 'Loans'; })`);
    await visitor.back();
    await until(visitor, `${title} === 'All Articles' && location.search === ''`);
    await visitor.goto(`${url}/blog?category=Loans`);
    await until(visitor, `${title} === 'Loans Articles'`);
    await heardNothing(visitor);
  },
};

const charts: Check = {
  title: 'the charts of the demonstration take the place of their drawings',
  size: phone,
  run: async (visitor, { url }) => {
    await visitor.goto(url);
    await press(visitor, '#demo astro-island svg');
    await until(visitor, "document.querySelectorAll('#demo astro-island[ssr] svg').length < 2");
    await press(visitor, '', "[].slice.call(document.querySelectorAll('#demo astro-island svg')).pop()");
    await until(
      visitor,
      `[].slice.call(document.querySelectorAll('#demo canvas')).filter(function (canvas) {
        return getComputedStyle(canvas).visibility === 'visible' && canvas.width > 100;
      }).length === 2`,
    );
    await isSo(
      visitor,
      "[].slice.call(document.querySelectorAll('#demo svg[role=img]')).every(function (svg) { return getComputedStyle(svg).visibility === 'hidden'; })",
    );
    await heardNothing(visitor);
  },
};

const platforms: Check = {
  title: 'the choice of platform opens, answers iOS, and closes on a press outside',
  size: phone,
  run: async (visitor, { url }) => {
    const answer = "(document.querySelector('#platforms [role=alert]:not([hidden])') || {}).textContent";
    await visitor.goto(url);
    for (let visit = 0; visit < 2; visit++) {
      await press(visitor, 'button[commandfor=platforms][command=show-modal]');
      await until(visitor, `${find('#platforms')}.open`);
      await isSo(visitor, `${style('#platforms', 'backgroundColor', '::backdrop')} === 'rgb(243, 234, 215)'`);
      await press(visitor, '#platforms button[type=button]:not([commandfor])');
      await until(visitor, `${answer} === 'Coming soon to the App Store!'`);
      await visitor.press(180, 70);
      await until(visitor, `!${find('#platforms')}.open`);
    }
    await heardNothing(visitor);
  },
};

/** Of each figure on the screen, the first and the last line of points that its digits take. */
async function linesOfInk(visitor: Visitor): Promise<number[][]> {
  const boxes = await visitor.read<{ left: number; top: number; width: number; height: number }[]>(
    `[].slice.call(document.querySelectorAll('.count-up')).map(function (figure) {
      var box = figure.getBoundingClientRect();
      return { left: Math.round(box.left), top: Math.round(box.top) - 20, width: Math.round(box.width), height: Math.round(box.height) + 40 };
    })`,
  );
  const picture = await visitor.picture();
  return Promise.all(
    boxes.map(async (box) => {
      const { data } = await sharp(picture).extract(box).greyscale().raw().toBuffer({ resolveWithObject: true });
      const inked = Array.from({ length: box.height }, (_, line) => line).filter((line) =>
        data.subarray(line * box.width, (line + 1) * box.width).some((light) => light < 100),
      );
      return [inked[0] ?? -1, inked.at(-1) ?? -1];
    }),
  );
}

const figures: Check = {
  title: 'the figures count up in whole numbers, on the line of the true ones',
  size: desk,
  run: async (visitor, { url }) => {
    await visitor.goto(url);
    await visitor.read("document.fonts.load('600 1rem Eczar').then(function () { return 1; })").catch(() => undefined);
    await pause(500);
    await visitor.goto(url);
    await visitor.read(`${find('.count-up')}.scrollIntoView({ block: 'center' })`);
    /** Of each figure, what is drawn over it when it has counted for this long. */
    const drawnAfter = async (milliseconds: number) => {
      const drawn = await visitor.read<string[]>(`(function () {
        ['none', ''].forEach(function (display) {
          document.body.style.display = display;
          document.body.getBoundingClientRect();
        });
        document.getAnimations().forEach(function (animation) {
          if (!animation.effect.target.closest('.count-up')) return animation.cancel();
          animation.pause();
          animation.currentTime = ${milliseconds};
        });
        document.activeElement.blur();
        ${find('.count-up')}.scrollIntoView({ block: 'center' });
        return [].slice.call(document.querySelectorAll('.count-up')).map(function (figure) {
          return getComputedStyle(figure, '::before').counterReset.replace('count ', '');
        });
      })()`);
      await pause(200);
      return drawn.map(Number);
    };
    const whole = await visitor.read<number[]>(
      "[].slice.call(document.querySelectorAll('.count-up')).map(function (figure) { return parseInt(figure.textContent); })",
    );
    assert.ok(whole.length > 0);
    assert.deepEqual(
      await drawnAfter(1),
      whole.map(() => 0),
    );
    const half = await drawnAfter(600);
    assert.ok(
      half.every((number, index) => Number.isInteger(number) && number > 0 && number < whole[index]!),
      String(half),
    );
    assert.deepEqual(await drawnAfter(1795), whole);
    const counted = await linesOfInk(visitor);
    await drawnAfter(2000);
    assert.deepEqual(
      counted,
      await linesOfInk(visitor),
      'the counted figure does not stand on the line of the true one',
    );
    await heardNothing(visitor);
  },
};

function form(path: string, table: string, text: string): Check {
  return {
    title: `the form of ${path} is sent and its row is stored once`,
    size: phone,
    run: async (visitor, { url, backendUrl, backendKey }) => {
      const email = `${randomUUID()}@example.in`;
      await visitor.goto(url + path);
      await write(visitor, 'form [name=name]', 'Asha Rao');
      await write(visitor, 'form [name=email]', email);
      await write(visitor, `form [name=${text}]`, 'How do I read a statement of 2019?');
      await press(visitor, 'form [type=submit]');
      await until(visitor, "document.querySelector('form [role=status], form [role=alert]:not([hidden])')");
      await isSo(visitor, "document.querySelector('form [role=status]')");
      const answer = await fetch(`${backendUrl}/rest/v1/${table}?email=eq.${email}`, {
        headers: { apikey: backendKey },
      });
      const rows = (await answer.json()) as Record<string, unknown>[];
      assert.deepEqual(
        rows.map((row) => [row.name, row[text]]),
        [['Asha Rao', 'How do I read a statement of 2019?']],
      );
      await heardNothing(visitor);
    },
  };
}

const scriptless: Check = {
  title: 'without scripts every answer can be read, every page reached, and nothing is offered that would not work',
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
