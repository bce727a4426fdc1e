import NarrationEntry from '#components/ui/NarrationEntry.astro';
import type { PageComponent } from '#schemas/mdx-components.ts';
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

/**
 * The components that editors use in MDX without an import; schemas/mdx-components.ts says which of them articles may use. `img` renders
 * Markdown pictures.
 */
export const mdxComponents = {
  AppFact,
  Callout,
  Diagram,
  EffectiveDate,
  GrievanceContact,
  LedgerTable,
  LegalEntity,
  Narration: NarrationEntry,
  Price,
  Product,
  Publisher,
  SiteSentence,
  StatementPrivacy,
  StatementRoutes,
  Steps,
  StoreLink,
  SupportEmail,
  img: Picture,
} satisfies Record<PageComponent | 'img', unknown>;
