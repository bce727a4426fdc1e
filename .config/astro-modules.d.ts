/** Components as plain TypeScript sees them. `astro check` knows the props of each. */
declare module '*.astro' {
  const component: import('astro/runtime/server/index.js').AstroComponentFactory;
  export default component;
}
