import type { Helpline } from '#data/bank-facts.ts';

type Reached = Pick<Helpline, 'sms' | 'by'>;

/** How a number is used, by the name of the words that say so. */
export function wayOf({ sms, by }: Reached): 'call' | 'missedCall' | 'sms' | 'whatsapp' {
  if (by === 'whatsapp') return by;
  if (sms) return 'sms';
  return by === 'missed-call' ? 'missedCall' : 'call';
}

/** Whether one of the numbers is answered by people. Where none is, 1930 is printed. */
export const hasTelephone = (lines: readonly Reached[]) => lines.some((line) => wayOf(line) === 'call');

/** What a number opens: a call, WhatsApp, or an SMS, already written where its text is the same for everybody. */
export function numberHref({ sms, by }: Reached, number: string): string {
  const digits = number.replaceAll(' ', '');
  if (by === 'whatsapp') return `https://wa.me/91${digits}`;
  if (!sms) return `tel:${digits}`;
  const body = /^[A-Z ]+$/.test(sms) ? `?body=${encodeURIComponent(sms)}` : '';
  return `sms:${digits}${body}`;
}
