import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The mark of a bank or an app; where public/logos has none of that name, the neutral one of its kind. */
export function logoHref(id: string, neutral: 'bank' | 'app'): string {
  const hasOwn = existsSync(join(process.cwd(), 'public', 'logos', `${id}.svg`));
  return `/logos/${hasOwn ? id : neutral}.svg`;
}
