import LineForm from '#components/ui/LineForm.astro';
import NarrationEntry from '#components/ui/NarrationEntry.astro';
import Steps from '#components/ui/Steps.astro';
import type { PageComponent } from '#schemas/mdx-components.ts';
import Action from './Action.astro';
import AppDrawing from '#components/app/AppDrawing.astro';
import AppCode from '#components/ui/AppCode.astro';
import BankChooser from '#components/banks/BankChooser.astro';
import BankPasswords from './BankPasswords.astro';
import ChargeIndex from '#components/charges/ChargeIndex.astro';
import ChargeSums from '#components/charges/ChargeSums.astro';
import Charges from '#components/charges/Charges.astro';
import SumForm from '#components/charges/SumForm.astro';
import Callout from './Callout.astro';
import Diagram from './Diagram.astro';
import Fact from './Fact.astro';
import Fold from '#components/ui/Fold.astro';
import LedgerTable from './LedgerTable.astro';
import Letter from './Letter.astro';
import PasswordsInShort from './PasswordsInShort.astro';
import Picture from './Picture.astro';
import StatementPrivacy from './StatementPrivacy.astro';
import StatementRoutes from './StatementRoutes.astro';

/**
 * The components that editors use in MDX without an import; schemas/mdx-components.ts says which of them articles may use. `img`
 * renders Markdown pictures.
 */
export const mdxComponents = {
  Action,
  AppCode,
  AppDrawing,
  BankHelplines: BankChooser,
  BankPasswords,
  Callout,
  ChargeIndex,
  ChargeSums,
  Charges,
  Diagram,
  Fact,
  Fold,
  LedgerTable,
  Letter,
  LineForm,
  Narration: NarrationEntry,
  PasswordsInShort,
  StatementPrivacy,
  StatementRoutes,
  SumForm,
  Steps,
  img: Picture,
} satisfies Record<PageComponent | 'img', unknown>;
