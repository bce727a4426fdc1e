import { block, inline, mark, wrapper, type ContentComponent } from '@keystatic/core/content-components';
import { z } from 'astro/zod';
import { createElement } from 'react';
import { oneOf, text } from '#schemas/fields.ts';
import { narration, workedExample } from '#schemas/groups.ts';
import type { pagePartNames } from '#schemas/page.ts';
import { siteSchema } from '#schemas/site.ts';
import { fieldsOf } from './fields.ts';

type PartName = (typeof pagePartNames)[number];

/** Every part of a text as the visual editor inserts it, with the attributes that its component takes. */
const parts: Record<PartName, ContentComponent> = {
  Callout: wrapper({
    label: 'Callout',
    description: 'A remark beside the margin',
    schema: fieldsOf(z.strictObject({ title: text('the heading of the remark', { max: 80 }) })),
  }),
  LedgerTable: wrapper({
    label: 'Ledger table',
    description: 'A table with its caption',
    schema: fieldsOf(z.strictObject({ caption: text('what the table shows', { max: 120 }) })),
  }),
  Narration: block({
    label: 'Narration',
    description: 'A printed line and the entry it becomes',
    schema: fieldsOf(z.strictObject({ line: narration.shape.line.optional(), ...workedExample.shape.entry.shape })),
  }),
  Product: inline({ label: 'Name of the product', schema: {} }),
  Steps: wrapper({ label: 'Steps', description: 'A numbered list as steps', schema: {} }),
  AppFact: inline({
    label: 'Fact of the Android app',
    schema: fieldsOf(z.strictObject({ fact: oneOf('a fact', siteSchema.shape.app.keyof().options) })),
  }),
  EffectiveDate: inline({
    label: 'Date of a policy',
    schema: fieldsOf(z.strictObject({ policy: oneOf('a policy', siteSchema.shape.policies.keyof().options) })),
  }),
  GrievanceContact: inline({ label: 'Grievance contact', schema: {} }),
  Publisher: inline({ label: 'Publisher', schema: {} }),
  StoreLink: mark({ label: 'Link to the Android app', icon: createElement('span', null, '▶'), schema: {} }),
  SupportEmail: inline({ label: 'Support e-mail', schema: {} }),
};

/** The parts with these names. */
export function partsNamed(names: readonly string[]): Record<string, ContentComponent> {
  return Object.fromEntries(Object.entries(parts).filter(([name]) => names.includes(name)));
}
