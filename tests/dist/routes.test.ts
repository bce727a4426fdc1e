import { expect, it } from 'vitest';
import { filterCategories } from '#schemas/article.ts';
import { categoryHref } from '#lib/build/routes.ts';
import { addressedPages } from '../helpers/dist.ts';

const below = (folder: string, names: string) => names.split(' ').map((name) => `${folder}${name}`);

/** The routes of the specification, and those that it leaves open and the product decisions close. */
const specified = [
  '/',
  ...below('/', 'about pricing features contact careers press-inquires privacy-policy security terms-conditions'),
  ...below('/', 'android-app iphone-app getting-started help-center changelog give-feedback faq docs/android-app'),
  '/bank-analysis',
  ...below('/bank-analysis/', 'sbi hdfc icici axis kotak bob'),
  '/blog',
  ...filterCategories.map(categoryHref),
  ...below('/', 'mumbai delhi bangalore hyderabad chennai pune'),
  '/states',
  ...below(
    '/state/',
    'maharashtra karnataka tamil-nadu telangana delhi gujarat west-bengal rajasthan uttar-pradesh punjab',
  ),
];

it('every route of the specification is a page', () => {
  const routes = new Set(addressedPages.map(({ route }) => route));
  expect(specified.filter((route) => !routes.has(route))).toEqual([]);
});
