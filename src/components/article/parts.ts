import NarrationEntry from '#components/ui/NarrationEntry.astro';
import type { PagePart } from '#schemas/parts.ts';
import Callout from './Callout.astro';
import Diagram from './Diagram.astro';
import { facts } from './facts.ts';
import LedgerTable from './LedgerTable.astro';
import Picture from './Picture.astro';
import StatementPrivacy from './StatementPrivacy.astro';
import StatementRoutes from './StatementRoutes.astro';
import Steps from './Steps.astro';
import StoreLink from './StoreLink.astro';

/**
 * What an editor can use in MDX without an import; schemas/parts.ts says which of it in articles. `img` prints the pictures of
 * Markdown.
 */
export const parts = {
  ...facts,
  Callout,
  Diagram,
  LedgerTable,
  Narration: NarrationEntry,
  StatementPrivacy,
  StatementRoutes,
  Steps,
  StoreLink,
  img: Picture,
} satisfies Record<PagePart | 'img', unknown>;
