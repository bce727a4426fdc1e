import { transformSync } from 'esbuild';
import dialogs from './dialogs.inline.ts?raw';
import theme from './theme.inline.ts?raw';

/** The script that stands inline in every head: the theme, then what dialogs need. */
export const headScript = [theme, dialogs].map(minify).join('');

function minify(source: string): string {
  return transformSync(source, { loader: 'ts', format: 'iife', minify: true, target: 'es2020' }).code.trim();
}
