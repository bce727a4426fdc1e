import { expect, test } from 'vitest';
import { portableHtml } from '#data/metadata/portable-html.ts';

const base = 'https://khata.example/blog/gst';

test.each([
  ['links to elsewhere', '<a href="https://rbi.org.in/x?a=1">RBI</a>', '<a href="https://rbi.org.in/x?a=1">RBI</a>'],
  [
    'pictures',
    '<img src="/_astro/a.png" alt="A" width="2" height="1">',
    '<img src="https://khata.example/_astro/a.png" alt="A" width="2" height="1">',
  ],
  [
    'pictures of several formats as one',
    '<picture><source srcset="/_astro/a.avif 360w" type="image/avif"><img src="/_astro/a.webp" srcset="/b 2w" alt="A"></picture>',
    '<picture><img src="https://khata.example/_astro/a.webp" alt="A"></picture>',
  ],
  [
    'tables',
    '<table><tbody><tr><td colspan="2" class="x">1</td></tr></tbody></table>',
    '<table><tbody><tr><td colspan="2">1</td></tr></tbody></table>',
  ],
  ['text', '<p>5 &lt; 6 &amp; ₹1,240</p>', '<p>5 &lt; 6 &amp; ₹1,240</p>'],
  ['no classes, ids and handlers', '<p class="a" id="b" style="c" data-d="e" onclick="f()">x</p>', '<p>x</p>'],
  ['no scripts and styles', '<p>x<script>run()</script><style>p{}</style></p>', '<p>x</p>'],
  ['no drawings and controls', '<p>x<svg><path d="M0 0"/></svg><button>Send</button><input></p>', '<p>x</p>'],
  ['no comments', '<p>x<!--astro:end--></p>', '<p>x</p>'],
])('has %s', (_, html, expected) => {
  expect(portableHtml(html, base)).toBe(expected);
});
