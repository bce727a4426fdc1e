/** "GST & refunds" → "gst-refunds": letters without their accents; '' where no character of a name is allowed in a slug. */
export function toSlug(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
