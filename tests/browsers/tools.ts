import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import { find, heardNothing, isSo, phone, press, style, until, write, type Check } from './steps.ts';

export const questions: Check = {
  title: 'one question is open, a pressed one stays in place, a URL opens its question',
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
      expect(Math.abs(after - before), `how far the pressed question of ${path} moved`).toBeLessThanOrEqual(2);
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

export const search: Check = {
  title: 'the questions and the codes are searched by typing and by a URL',
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
    await visitor.goto(`${url}/codes`);
    await write(visitor, '#line', 'NEFT CR YESB0000001 RAMESH');
    await until(visitor, `/Codes in it.*NEFT/.test(${status})`);
    await visitor.goto(`${url}/codes?q=NWD`);
    await until(visitor, `/^A code of the dictionary\\..*NWD/.test(${status})`);
    await heardNothing(visitor);
  },
};

export const blog: Check = {
  title: 'the blog is filtered by a press, by a URL and by going back',
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

export const charts: Check = {
  title: 'the charts of the demonstration replace their drawings',
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

export const platforms: Check = {
  title: 'the choice of platform opens, answers iOS, and closes on a press outside',
  size: phone,
  run: async (visitor, { url }) => {
    const answer = "(document.querySelector('#platforms [role=alert]:not([hidden])') || {}).textContent";
    await visitor.goto(url);
    for (let visit = 0; visit < 2; visit++) {
      await press(visitor, 'button[commandfor=platforms][command=show-modal]');
      await until(visitor, `${find('#platforms')}.open`);
      await isSo(visitor, `${style('#platforms', 'backgroundColor', '::backdrop')} === 'rgb(243, 234, 215)'`);
      await press(visitor, '#platforms button[commandfor=ios-soon]');
      await until(visitor, `${answer} === 'Coming soon to the App Store!'`);
      await visitor.press(180, 70);
      await until(visitor, `!${find('#platforms')}.open`);
    }
    await heardNothing(visitor);
  },
};

export function form(path: string, table: string, text: string): Check {
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
      expect(rows).toMatchObject([{ name: 'Asha Rao', [text]: 'How do I read a statement of 2019?' }]);
      await heardNothing(visitor);
    },
  };
}
