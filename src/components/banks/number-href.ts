import type { Helpline } from '#data/bank-facts.ts';

/** What a number opens: a call, WhatsApp, or an SMS, already written where its text is the same for everybody. */
export function numberHref({ sms, by }: Pick<Helpline, 'sms' | 'by'>, number: string): string {
  const digits = number.replaceAll(' ', '');
  if (by === 'whatsapp') return `https://wa.me/91${digits}`;
  if (!sms) return `tel:${digits}`;
  const body = /^[A-Z ]+$/.test(sms) ? `?body=${encodeURIComponent(sms)}` : '';
  return `sms:${digits}${body}`;
}
