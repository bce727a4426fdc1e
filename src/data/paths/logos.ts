const logos = import.meta.glob<string>('../../assets/logos/*.svg', { eager: true, import: 'default', query: '?url' });

/** The mark of a bank or an app; where src/assets/logos has none of that name, the neutral one of its kind. */
export function logoHref(id: string, neutral: 'bank' | 'app'): string {
  return logos[`../../assets/logos/${id}.svg`] ?? logos[`../../assets/logos/${neutral}.svg`]!;
}
