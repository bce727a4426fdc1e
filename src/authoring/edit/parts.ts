import { block, inline, mark, wrapper, type ContentComponent } from '@keystatic/core/content-components';
import { createElement } from 'react';
import { pageParts, type PagePart } from '#schemas/parts.ts';
import { fieldsOf } from './fields.ts';

/** Every part of a text as the visual editor inserts it. */
const parts: Record<PagePart, ContentComponent> = {
  Callout: wrapper({
    label: 'Callout',
    description: 'A remark beside the margin',
    schema: fieldsOf(pageParts.Callout),
  }),
  Diagram: wrapper({
    label: 'Diagram',
    description: 'A process in boxes: a numbered list; a list in a step is what may happen there',
    schema: fieldsOf(pageParts.Diagram),
  }),
  LedgerTable: wrapper({
    label: 'Ledger table',
    description: 'A table with its caption',
    schema: fieldsOf(pageParts.LedgerTable),
  }),
  Narration: block({
    label: 'Narration',
    description: 'A printed line and the entry it becomes',
    schema: fieldsOf(pageParts.Narration),
  }),
  Product: inline({ label: 'Name of the product', schema: {} }),
  StatementPrivacy: block({
    label: 'Where a statement goes',
    description: 'The one sentence on privacy, and the link to the table',
    schema: {},
  }),
  Steps: wrapper({ label: 'Steps', description: 'A numbered list as steps', schema: {} }),
  AppFact: inline({
    label: 'Fact of the Android app',
    schema: fieldsOf(pageParts.AppFact),
  }),
  EffectiveDate: inline({
    label: 'Date of a policy',
    schema: fieldsOf(pageParts.EffectiveDate),
  }),
  GrievanceContact: inline({ label: 'Grievance contact', schema: {} }),
  LegalEntity: inline({ label: 'Who answers in law', schema: {} }),
  Price: inline({ label: 'Price of a plan', schema: fieldsOf(pageParts.Price) }),
  Publisher: inline({ label: 'Publisher', schema: {} }),
  SiteSentence: inline({
    label: 'Sentence of content/site.json',
    schema: fieldsOf(pageParts.SiteSentence),
  }),
  StatementRoutes: block({
    label: 'Table of both apps',
    description: 'Where a statement goes, step by step',
    schema: {},
  }),
  StoreLink: mark({ label: 'Link to the Android app', icon: createElement('span', null, '▶'), schema: {} }),
  SupportEmail: inline({ label: 'Support e-mail', schema: {} }),
};

/** The parts with these names. */
export function partsNamed(names: readonly string[]): Record<string, ContentComponent> {
  return Object.fromEntries(Object.entries(parts).filter(([name]) => names.includes(name)));
}
