import { block, inline, mark, wrapper, type ContentComponent } from '@keystatic/core/content-components';
import { createElement } from 'react';
import { pageParts, type PagePart } from '#schemas/parts.ts';
import { fieldsOf } from './fields.ts';

/** How each part is inserted: around blocks, as a block, within a sentence, or around words; and what it is called. */
const forms: Record<PagePart, [form: 'wrapper' | 'block' | 'inline' | 'mark', label: string]> = {
  Callout: ['wrapper', 'Remark beside the margin'],
  LedgerTable: ['wrapper', 'Table with its caption'],
  Narration: ['block', 'Printed line and the entry it becomes'],
  Product: ['inline', 'Name of the product'],
  StatementPrivacy: ['block', 'Where a statement goes, in one sentence'],
  Steps: ['wrapper', 'Numbered list as steps'],
  AppFact: ['inline', 'Fact of the Android app'],
  EffectiveDate: ['inline', 'Date of a policy'],
  GrievanceContact: ['inline', 'Grievance contact'],
  LegalEntity: ['inline', 'Legal entity'],
  Price: ['inline', 'Price of a plan'],
  Publisher: ['inline', 'Publisher'],
  SiteSentence: ['inline', 'Sentence of content/site.json'],
  StatementRoutes: ['block', 'Where a statement goes, in a table of both apps'],
  StoreLink: ['mark', 'Link to the Android app'],
  SupportEmail: ['inline', 'Support email'],
};

/** The parts with these names. */
export function partsNamed(names: readonly string[]): Record<string, ContentComponent> {
  const chosen = (Object.keys(forms) as PagePart[]).filter((name) => names.includes(name));
  return Object.fromEntries(chosen.map((name) => [name, toComponent(name)]));
}

function toComponent(name: PagePart): ContentComponent {
  const [form, label] = forms[name];
  if (form === 'mark') return mark({ label, icon: createElement('span', null, '▶'), schema: {} });
  return { wrapper, block, inline }[form]({ label, schema: fieldsOf(pageParts[name]) });
}
