import NarrationEntry from '#components/ui/NarrationEntry.astro';
import type { ArticlePart, PagePart } from '#schemas/parts.ts';
import AppFact from './AppFact.astro';
import Callout from './Callout.astro';
import Diagram from './Diagram.astro';
import EffectiveDate from './EffectiveDate.astro';
import GrievanceContact from './GrievanceContact.astro';
import LedgerTable from './LedgerTable.astro';
import LegalEntity from './LegalEntity.astro';
import Picture from './Picture.astro';
import Price from './Price.astro';
import Product from './Product.astro';
import Publisher from './Publisher.astro';
import SiteSentence from './SiteSentence.astro';
import StatementPrivacy from './StatementPrivacy.astro';
import StatementRoutes from './StatementRoutes.astro';
import Steps from './Steps.astro';
import StoreLink from './StoreLink.astro';
import SupportEmail from './SupportEmail.astro';

/** What an editor can use in the MDX of an article without an import; `img` prints the pictures of Markdown. */
export const articleParts = {
  Callout,
  Diagram,
  LedgerTable,
  Narration: NarrationEntry,
  Product,
  StatementPrivacy,
  Steps,
  img: Picture,
} satisfies Record<ArticlePart | 'img', unknown>;

/** What an editor can use in the MDX of a page besides: facts of content/site.json and content/pricing.json. */
export const pageParts = {
  ...articleParts,
  AppFact,
  EffectiveDate,
  GrievanceContact,
  LegalEntity,
  Price,
  Publisher,
  SiteSentence,
  StatementRoutes,
  StoreLink,
  SupportEmail,
} satisfies Record<PagePart | 'img', unknown>;
