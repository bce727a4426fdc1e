import 'react';

declare module 'react' {
  // Merged with React's own declaration, which it repeats.
  interface ButtonHTMLAttributes<T> extends HTMLAttributes<T> {
    /** The effect of a press on the element named by `commandfor`; dialogs.inline.ts knows `--reveal`. */
    command?: 'show-modal' | 'close' | '--reveal' | undefined;
    commandfor?: string | undefined;
  }
}
