import { createElement, type ComponentType, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import ErrorBoundary from './ErrorBoundary.tsx';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

interface Tick extends HTMLInputElement {
  type: 'checkbox' | 'radio';
}

/** A field the visitor has changed, and what it held when React took over. */
interface Edit {
  field: Field;
  property: 'checked' | 'value';
  state: boolean | string;
}

/** What React attaches to a field, to tell its own writes from the visitor's. */
interface WatchedField {
  _valueTracker?: { setValue(state: string): void };
}

/**
 * Hydrates an island synchronously and reports to React what the visitor did before: typed, ticked, chose, opened.
 * It replaces the client entry point of `@astrojs/react`, and so has its signature.
 */
export default function hydrateIsland(island: HTMLElement) {
  return (Component: ComponentType<object>, props: object, slots: Record<string, string>): void => {
    const { default: children, ...others } = slots;
    const namedSlots = Object.fromEntries(Object.entries(others).map(([name, html]) => [name, toSlot(html, name)]));
    const { name } = JSON.parse(island.getAttribute('opts') ?? '{}') as { name?: string };

    const edits = findEdits(island);
    const restoreCaret = rememberCaret();
    flushSync(() => {
      hydrateRoot(
        island,
        <ErrorBoundary>
          <Component {...props} {...namedSlots}>
            {children && toSlot(children)}
          </Component>
        </ErrorBoundary>,
        {
          identifierPrefix: island.getAttribute('prefix') ?? '',
          onCaughtError: (error) => console.error(`The island ${name} failed:`, error),
        },
      );
    });
    // Each is rendered before the next is reported, as between a visitor's actions.
    for (const edit of edits) flushSync(() => tellEdit(edit));
    for (const panel of island.querySelectorAll('details[open],dialog[open]')) {
      flushSync(() => panel.dispatchEvent(new Event('toggle')));
    }
    restoreCaret();
  };
}

/** The current element of the field: where the HTML was cut off, React renders the island again, with the same ids. */
function present<Kind extends Field>(field: Kind): Kind {
  return (document.getElementById(field.id) as Kind | null) ?? field;
}

/** HTML from the page, which React leaves untouched, in the element that Astro's server puts around it. */
function toSlot(html: string, name?: string): ReactNode {
  return createElement('astro-slot', {
    name,
    dangerouslySetInnerHTML: { __html: html },
    suppressHydrationWarning: true,
  });
}

/** The fields that no longer hold what the server sent. Of a `select multiple`, which no island has, only one choice would be kept. */
function findEdits(island: HTMLElement): Edit[] {
  const fields = [...island.querySelectorAll<Field>('input,select,textarea')];
  return fields.filter(isEdited).map((field) => {
    const property = isTick(field) ? 'checked' : 'value';
    return { field, property, state: Reflect.get(field, property) as Edit['state'] };
  });
}

function isEdited(field: Field): boolean {
  // As in a browser, only the radio button that was chosen reports a change, not the one that lost the choice.
  if (isTick(field)) return field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox');
  if (!('options' in field)) return field.value !== field.defaultValue;
  const initial = [...field.options].findIndex((option) => option.defaultSelected);
  return field.selectedIndex !== Math.max(initial, 0);
}

function isTick(field: Field): field is Tick {
  return field.type === 'checkbox' || field.type === 'radio';
}

/** Reports an edit to React as if it were made now. After an earlier one, React may have put its own state back into this field. */
function tellEdit({ field: edited, property, state }: Edit): void {
  const field = present(edited);
  // The setter of the prototype, because React watches the field's own.
  if (Reflect.get(field, property) !== state)
    Reflect.set(Object.getPrototypeOf(field) as object, property, state, field);
  // React ignores an event of a field whose state it believes it knows.
  (field as Field & WatchedField)._valueTracker?.setValue('\0');
  for (const type of isTick(field) ? ['click'] : ['input', 'change']) {
    field.dispatchEvent(new Event(type, { bubbles: true }));
  }
}

/** Notes where the visitor is writing; the function returned puts the caret back there if it has moved. */
function rememberCaret(): () => void {
  const focused = document.activeElement as HTMLInputElement;
  const { selectionStart, selectionEnd } = focused;
  return () => {
    const field = present(focused);
    if (field !== focused) field.focus();
    if (selectionStart !== null && field.selectionStart !== selectionStart) {
      field.setSelectionRange(selectionStart, selectionEnd);
    }
  };
}
