import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import PlatformDialog from '#islands/PlatformDialog.tsx';
import { wordsOf } from '#lib/content/languages.ts';

const androidUrl = 'https://store.example/android';
const words = wordsOf().islands.platforms;
const dialogWith = (webAppUrl: string | null) =>
  renderToStaticMarkup(
    createElement(PlatformDialog, { androidUrl, iosUrl: null, webAppUrl, tellMeUrl: '/contact#iphone', words }),
  );

test('the web app joins the platforms once it has an address', () => {
  expect(dialogWith('https://web.example')).toContain(
    '<a href="https://web.example" class="button-quiet">Open the web app</a>',
  );
  expect(dialogWith(null)).not.toContain('web app');
});
