import { useEffect, useLayoutEffect, useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { toRow } from '#client/forms/row.ts';
import {
  fieldNames,
  findMistakes,
  tidyValues,
  toColumn,
  type FieldName,
  type FieldWords,
  type FormKind,
  type Mistakes,
  type Values,
} from '#client/forms/values.ts';
import type { Outcome } from '#client/forms/supabase.ts';
import { showLoadNotice } from '#client/hydration/load-notice.ts';
import { useIsHydrating } from '#client/hydration/Untouched.tsx';

/** The state of a form. `refused`: it was not sent because it has mistakes. */
export type FormState =
  | { status: 'idle' | 'submitting' | 'sent' }
  | { status: 'refused'; mistakes: Mistakes }
  | { status: 'failed'; outcome: Failure };

/** `filled`: the honeypot was, and is empty now. `interrupted`: the visitor left the page meanwhile, and has come back. */
export type Failure = Exclude<Outcome, 'sent'> | 'offline' | 'filled' | 'interrupted';

/** Hidden from people; only bots fill it in. */
export const honeypotName = 'website';

/** Sending that takes longer counts as failed. */
const sendingTimeMs = 15_000;

/** Nobody writes a message in less time. What is sent sooner is held back until then, not refused: autofill is quick too. */
const writingTimeMs = 2_000;

/**
 * The behaviour of a form: checks it and sends it once; draft.inline.ts keeps its draft.
 *
 * The fields are the browser's own. Nothing here renders what they hold, so no render can lose what was typed.
 */
export function useMessageForm(kind: FormKind, words: Readonly<Record<FieldName, FieldWords>>) {
  const [state, setState] = useState<FormState>({ status: 'idle' });
  const isHydrated = !useIsHydrating();
  const mountedAt = useRef(0);
  const formRef = useRef<HTMLFormElement>(null);
  const noticeRef = useRef<HTMLDivElement>(null);
  /** Ends the sending that goes on. */
  const sending = useRef<AbortController>(null);

  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    mountedAt.current = performance.now();
    // The directive now sends what was submitted before.
    form.dispatchEvent(new Event('mounted', { bubbles: true }));
    // Fetched while the visitor writes. If that fails, sending tries again.
    loadInsertRow().catch(() => undefined);
  }, []);

  // In the back/forward cache nothing goes on: whether the message arrived is not known, and sending it again stores it once.
  useEffect(() => {
    const onReturn = ({ persisted }: PageTransitionEvent) => {
      if (!persisted || !sending.current) return;
      sending.current.abort();
      sending.current = null;
      setState({ status: 'failed', outcome: 'interrupted' });
    };
    addEventListener('pageshow', onReturn);
    return () => removeEventListener('pageshow', onReturn);
  }, []);

  // React does not render the fields again, see Untouched.tsx.
  useLayoutEffect(() => {
    for (const field of fieldNames) {
      const control = findControl(formRef.current!, toColumn(kind, field));
      // The browser would cut a long text off; from now on a mistake says how long it is.
      control.removeAttribute('maxlength');
      control.readOnly = state.status === 'submitting';
      const isMistaken = state.status === 'refused' && state.mistakes[field] !== undefined;
      for (const [name, value] of [
        ['aria-invalid', 'true'],
        ['aria-describedby', toMistakeId(control.id)],
      ] as const) {
        if (isMistaken) control.setAttribute(name, value);
        else control.removeAttribute(name);
      }
    }
  }, [state, kind]);

  // Moves the focus to the result, unless the visitor has gone on to another part of the page.
  useEffect(() => {
    const focused = document.activeElement;
    if (focused === document.body || formRef.current?.contains(focused)) noticeRef.current?.focus();
  }, [state]);

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const values = tidyValues(readValues(form, kind));
    const mistakes = findMistakes(values, words);
    if (Object.keys(mistakes).length > 0) {
      setState({ status: 'refused', mistakes });
      return;
    }

    showLoadNotice(form, false);
    const honeypot = findControl(form, honeypotName);
    if (honeypot.value !== '') {
      // A password manager may have done it, once; a bot does it each time.
      honeypot.value = '';
      setState({ status: 'failed', outcome: 'filled' });
      return;
    }

    setState({ status: 'submitting' });
    const remainingDelayMs = Math.max(0, mountedAt.current + writingTimeMs - performance.now());
    const controller = (sending.current = new AbortController());
    const outcome = await send(kind, values, findControl(form, 'seed').value, remainingDelayMs, controller);
    if (sending.current !== controller) return;
    sending.current = null;
    if (outcome === 'sent') {
      form.reset();
      setState({ status: 'sent' });
    } else if (outcome === 'unloaded' && navigator.onLine) {
      showLoadNotice(form);
      setState({ status: 'idle' });
    } else {
      const isUnexplained = outcome === 'failed' || outcome === 'unloaded';
      setState({ status: 'failed', outcome: !isUnexplained ? outcome : navigator.onLine ? 'failed' : 'offline' });
    }
  }

  /** Shows the form again, which is empty once it was sent. */
  function writeAnother(): void {
    flushSync(() => setState({ status: 'idle' }));
    findControl(formRef.current!, toColumn(kind, 'name')).focus();
  }

  return { state, isHydrated, formRef, noticeRef, submit, writeAnother };
}

/** @returns `unloaded` when the code that sends is not there: a release may have replaced it, and then only a reload helps */
async function send(
  kind: FormKind,
  values: Values,
  seed: string,
  remainingDelayMs: number,
  controller: AbortController,
): Promise<Outcome | 'unloaded'> {
  const insert = async () => {
    const [insertRow] = await Promise.all([loadInsertRow().catch(console.error), wait(remainingDelayMs)]);
    if (!insertRow) return 'unloaded';
    const row = await toRow(kind, values, seed, new Date());
    return insertRow(kind.table, row, controller.signal);
  };
  const giveUp = async () => {
    await wait(sendingTimeMs);
    throw new Error(`Not sent within ${sendingTimeMs} ms`);
  };
  try {
    return await Promise.race([insert(), giveUp()]);
  } catch (error) {
    console.error(error);
    return 'failed';
  } finally {
    controller.abort();
  }
}

function wait(milliseconds: number): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

async function loadInsertRow() {
  const { insertRow } = await import('#client/forms/supabase.ts');
  return insertRow;
}

function readValues(form: HTMLFormElement, kind: FormKind): Values {
  const read = (field: FieldName) => findControl(form, toColumn(kind, field)).value;
  return { name: read('name'), email: read('email'), text: read('text') };
}

function findControl(form: HTMLFormElement, name: string): HTMLInputElement | HTMLTextAreaElement {
  return form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;
}

/** The id of what is said about a field. */
export function toMistakeId(id: string): string {
  return `${id}-mistake`;
}
