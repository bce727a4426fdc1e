import type { ReactNode } from 'react';
import { withErrorBoundary } from '#client/hydration/ErrorBoundary.tsx';
import { Untouched } from '#client/hydration/Untouched.tsx';
import { fieldNames, formKinds, limits, toColumn, type FieldName, type FormKind } from '#client/forms/values.ts';
import { aroundTokens, type IslandWords } from '#client/words.ts';
import { honeypotName, toMistakeId, useMessageForm } from './useMessageForm.ts';

interface Props {
  form: FormKind['id'];
  /** Where to write when the form does not work. */
  supportEmail: string;
  words: IslandWords['form'];
  ownWords: IslandWords['contact'];
  /** The notice that the form could not load. */
  children: ReactNode;
}

export default withErrorBoundary(MessageForm);

/**
 * A form for a name, an email address and a long text. The browser checks it until React is there to say more. A confirmation replaces
 * it once it was sent.
 */
function MessageForm({ form, supportEmail, words, ownWords, children }: Props) {
  const kind = formKinds[form];
  const { status } = words;
  const fields = { name: words.name, email: words.email, text: ownWords };
  const { state, isHydrated, formRef, noticeRef, submit, writeAnother } = useMessageForm(kind, fields);
  const isSubmitting = state.status === 'submitting';
  const isSent = state.status === 'sent';
  const mistakes = state.status === 'refused' ? state.mistakes : {};
  const [beforeEmail, afterEmail] = aroundTokens(status.kept);
  const toId = (field: FieldName) => `${form}-${toColumn(kind, field)}`;

  /** @param own the attributes of this field only; with `rows` it is a textarea */
  const renderField = (field: FieldName, own: { type: string; autoComplete: string } | { rows: number }) => {
    const id = toId(field);
    const mistake = mistakes[field];
    const shared = {
      id,
      name: toColumn(kind, field),
      required: true,
      maxLength: limits[field],
      className: 'field-input',
    };
    return (
      <div className="grid gap-2">
        <label htmlFor={id} className="block font-semibold" suppressHydrationWarning>
          {fields[field].label}
        </label>
        {mistake && (
          <p id={toMistakeId(id)} className="block border-l-3 border-link pl-2 text-sm font-semibold">
            {mistake}
          </p>
        )}
        <Untouched>
          {'rows' in own ? (
            <textarea {...own} {...shared} className="field-input resize-y" />
          ) : (
            <input {...own} {...shared} />
          )}
        </Untouched>
      </div>
    );
  };

  return (
    <>
      {isSent && (
        <div className="grid justify-items-start gap-6">
          <p role="status" tabIndex={-1} ref={noticeRef} className="border-l-4 border-credit bg-leaf px-4 py-3.5">
            {ownWords.sent}
          </p>
          <button type="button" className="button-quiet" onClick={writeAnother}>
            {words.another}
          </button>
        </div>
      )}
      <form
        ref={formRef}
        hidden={isSent}
        method="post"
        data-form={form}
        noValidate={isHydrated}
        onSubmit={submit}
        className="needs-script flex flex-col gap-6"
      >
        {state.status === 'refused' && (
          <div
            role="group"
            aria-labelledby={`${form}-mistakes`}
            tabIndex={-1}
            ref={noticeRef}
            className="border-2 border-link bg-leaf px-4 py-3.5"
          >
            <h2 id={`${form}-mistakes`} className="font-semibold">
              {status.notSent}
            </h2>
            <ul>
              {fieldNames.map(
                (field) =>
                  mistakes[field] && (
                    <li key={field}>
                      <a href={`#${toId(field)}`} className="link">
                        {mistakes[field]}
                      </a>
                    </li>
                  ),
              )}
            </ul>
          </div>
        )}
        {renderField('name', { type: 'text', autoComplete: 'name' })}
        {renderField('email', { type: 'email', autoComplete: 'email' })}
        {renderField('text', { rows: 4 })}
        <Untouched>
          <input type="hidden" name="seed" />
          <label hidden>
            {`${status.leaveEmpty} `}
            <input type="text" name={honeypotName} tabIndex={-1} autoComplete="off" />
          </label>
        </Untouched>
        {state.status === 'failed' && (
          <div role="alert" tabIndex={-1} ref={noticeRef} className="notice-error">
            {state.outcome !== 'interrupted' && <p>{ownWords.failed}</p>}
            <p>
              {state.outcome !== 'failed' && `${status[state.outcome]} `}
              {beforeEmail}
              <a href={`mailto:${supportEmail}`} className="link">
                {supportEmail}
              </a>
              {afterEmail}
            </p>
          </div>
        )}
        {children}
        <button type="submit" disabled={isSubmitting} className="button-primary self-start" suppressHydrationWarning>
          {isSubmitting ? ownWords.submitting : ownWords.submit}
        </button>
      </form>
    </>
  );
}
