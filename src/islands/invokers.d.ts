import 'react';

declare module 'react' {
  // The name of the parameter is React's; a merged declaration has to repeat it.
  // eslint-disable-next-line @typescript-eslint/no-unused-vars
  interface ButtonHTMLAttributes<T> {
    /** The effect of a press on the element named by `commandfor`; dialogs.inline.ts knows `--reveal`. */
    command?: 'show-modal' | 'close' | '--reveal' | undefined;
    commandfor?: string | undefined;
  }
}
