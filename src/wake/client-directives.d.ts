import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:wake'?: true | 'idle';
  }
}
