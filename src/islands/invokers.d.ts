import 'react';

declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    /** What a press does to the dialog named by `commandfor`. */
    command?: 'show-modal' | 'close' | undefined;
    commandfor?: string | undefined;
  }
}
