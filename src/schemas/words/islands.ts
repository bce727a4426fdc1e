import { z } from 'astro/zod';
import { wordGroup } from './group.ts';

/** What React prints in the browser; see src/lib/browser/words.ts. */
export const islandWords = z
  .strictObject({
    demo: wordGroup('The bars of the demonstration.', {
      income: 'what came in',
      expenses: 'what went out',
    }),
    theme: wordGroup('The choice of colours.', {
      label: 'what is chosen',
      light: 'light colours',
      dark: 'dark colours',
      system: 'the colours of the operating system',
    }),
    menu: wordGroup('The menu of small screens.', {
      label: 'the name of the menu',
      open: 'what the button that opens it does',
      close: 'what the button that closes it does',
    }),
  })
  .describe('What changes in the browser.');
