/** What a visitor has to receive before a page shows its first screen fits one initial TCP window: ten segments of 1,460 bytes. */
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { hostedSize } from '../helpers/hosted.ts';
import { routesByFamily } from '../helpers/routes.ts';
import { expect, phone, test, type Page } from '../helpers/site.ts';

test.use({ ...phone, colorScheme: 'light' });

/** The HTML up to the element, in the order of the source, that follows the last one which begins on the first screen. */
async function untilFirstScreen(page: Page, route: string): Promise<string> {
  const html = await (await page.goto(route))!.text();
  const { names, last } = await page.evaluate(() => {
    const elements = [...document.querySelectorAll('*')];
    const isOnScreen = (element: Element) =>
      element.getClientRects().length > 0 && element.getBoundingClientRect().top < innerHeight;
    return { names: elements.map(({ localName }) => localName), last: elements.findLastIndex(isOnScreen) };
  });
  const elements = elementsIn(parse(html, { sourceCodeLocationInfo: true }));
  expect(elements.map(({ tagName }) => tagName.toLowerCase()).slice(0, last + 2)).toEqual(
    names.slice(0, last + 2).map((name) => name.toLowerCase()),
  );
  return html.slice(0, elements[last + 1]?.sourceCodeLocation?.startOffset);
}

/** Every element of a page, in order, but those in a template. */
function elementsIn(parent: Tree.ParentNode): Tree.Element[] {
  return parent.childNodes.flatMap((child) => ('tagName' in child ? [child, ...elementsIn(child)] : []));
}

for (const [family, routes] of [...routesByFamily(), ['error', ['/no-such-page', '/offline']] as const]) {
  test(`${family}: the head, the styles and the first screen take at most 14,600 bytes`, async ({ page }) => {
    test.setTimeout(30_000 + routes.length * 10_000);
    const sizes: [route: string, bytes: number][] = [];
    for (const route of routes) sizes.push([route, hostedSize(await untilFirstScreen(page, route))]);
    console.log(`${family}: ${Math.max(...sizes.map(([, bytes]) => bytes))} B until the first screen`);
    expect(sizes.filter(([, bytes]) => bytes > 14_600)).toEqual([]);
  });
}

test('near miss: what is below the first screen does not count, a long first screen does', async ({ page }) => {
  const words = Array.from({ length: 4_000 }, (_, index) => (index * 7919).toString(36));
  const open = async (body: string) => {
    await page.route('**/made', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<title>a</title>${body}` }),
    );
    return hostedSize(await untilFirstScreen(page, '/made'));
  };
  expect(await open(`<p>Short</p><p style="margin-top:100vh">${words.join(' ')}</p>`)).toBeLessThan(100);
  await page.unroute('**/made');
  expect(await open(`<p>Short</p><p style="font-size:1px">${words.join(' ')}</p>`)).toBeGreaterThan(10_000);
});
