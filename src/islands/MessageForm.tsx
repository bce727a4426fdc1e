import type { ReactNode, Ref } from 'react';
import { formKinds, toColumn, type FormKind } from '#lib/browser/forms/kinds.ts';
import { fieldNames, limits, type FieldName, type Mistakes } from '#lib/browser/forms/values.ts';
import { honeypotName, useMessageForm, type Failure } from './useMessageForm.ts';

interface Props {
  form: FormKind['id'];
  /** Where to write when the form does not work. */
  supportEmail: string;
  /** What is stored, why and for how long. */
  children?: ReactNode;
}

/** What a visitor can do about a failure, where that is known. */
const reasons: Record<Failure, string> = {
  tooMany: 'Too many came in a short time: wait five minutes.',
  wrongClock: 'The date on this device may be wrong: set it right.',
  offline: 'You are offline: this device keeps it for 24 hours, so that you can send it from here later.',
  failed: '',
};

/** A form for a name, an e-mail address and a long text. The browser checks it until React is there to say more. */
export default function MessageForm({ form, supportEmail, children }: Props) {
  const kind = formKinds[form];
  const { state, isAwake, formRef, noticeRef, saveDraft, submit } = useMessageForm(kind);
  const isSubmitting = state.status === 'submitting';
  const mistakes = state.status === 'refused' ? state.mistakes : {};
  const fieldProps = (field: FieldName) => ({
    kind,
    field,
    mistake: mistakes[field],
    isAwake,
    isReadOnly: isSubmitting,
  });

  return (
    <form
      ref={formRef}
      method="post"
      data-form={form}
      noValidate={isAwake}
      onInput={saveDraft}
      onSubmit={submit}
      className="needs-script flex flex-col gap-6"
    >
      {state.status === 'refused' && <MistakeSummary kind={kind} mistakes={mistakes} ref={noticeRef} />}
      <Field label="Name" autoComplete="name" {...fieldProps('name')} />
      <Field label="Email" type="email" autoComplete="email" {...fieldProps('email')} />
      <Field label={kind.textLabel} rows={4} {...fieldProps('text')} />
      <label hidden>
        Leave this empty <input type="text" name={honeypotName} tabIndex={-1} autoComplete="off" />
      </label>
      {state.status === 'sent' && (
        <p role="status" tabIndex={-1} ref={noticeRef} className="notice-success">
          {kind.sentMessage}
        </p>
      )}
      {state.status === 'failed' && (
        <div role="alert" tabIndex={-1} ref={noticeRef} className="notice-error">
          <p>{kind.failedMessage}</p>
          <p>
            {reasons[state.outcome]} What you wrote is still here. You can also write to{' '}
            <EmailLink address={supportEmail} />.
          </p>
        </div>
      )}
      <p hidden data-wake-failed role="alert" className="notice-error">
        The form could not load. What you wrote is still here: check the connection and try again, or write to{' '}
        <EmailLink address={supportEmail} />.
      </p>
      <button type="submit" disabled={isSubmitting} className="button-primary self-start">
        {isSubmitting ? kind.submittingLabel : kind.submitLabel}
      </button>
      {children}
    </form>
  );
}

interface FieldProps {
  kind: FormKind;
  field: FieldName;
  label: string;
  mistake: string | undefined;
  isAwake: boolean;
  isReadOnly: boolean;
  autoComplete?: string;
  type?: 'email';
  /** Makes the field this many lines high. */
  rows?: number;
}

function Field({ kind, field, label, mistake, isAwake, isReadOnly, rows, ...inputProps }: FieldProps) {
  const id = toId(kind, field);
  const mistakeId = `${id}-mistake`;
  const controlProps = {
    id,
    name: toColumn(kind, field),
    required: true,
    // The browser would cut a long text off; the form, once awake, keeps it and says how long it is.
    maxLength: isAwake ? undefined : limits[field],
    readOnly: isReadOnly,
    'aria-invalid': mistake ? true : undefined,
    'aria-describedby': mistake ? mistakeId : undefined,
    className: 'field-input',
  };
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      {mistake && (
        <p id={mistakeId} className="field-error">
          {mistake}
        </p>
      )}
      {rows ? (
        <textarea rows={rows} {...controlProps} className="field-input resize-y" />
      ) : (
        <input type="text" {...inputProps} {...controlProps} />
      )}
    </div>
  );
}

interface MistakeSummaryProps {
  kind: FormKind;
  mistakes: Mistakes;
  ref: Ref<HTMLDivElement>;
}

function MistakeSummary({ kind, mistakes, ref }: MistakeSummaryProps) {
  const headingId = `${kind.id}-mistakes`;
  return (
    <div role="group" aria-labelledby={headingId} tabIndex={-1} ref={ref} className="error-summary">
      <h2 id={headingId} className="font-semibold">
        Not sent yet
      </h2>
      <ul>
        {fieldNames.map(
          (field) =>
            mistakes[field] && (
              <li key={field}>
                <a href={`#${toId(kind, field)}`} className="link">
                  {mistakes[field]}
                </a>
              </li>
            ),
        )}
      </ul>
    </div>
  );
}

function EmailLink({ address }: { address: string }) {
  return (
    <a href={`mailto:${address}`} className="link">
      {address}
    </a>
  );
}

function toId(kind: FormKind, field: FieldName): string {
  return `${kind.id}-${toColumn(kind, field)}`;
}
