import type { ReactNode, Ref } from 'react';
import { formKinds, toColumn, type FormKind } from '#lib/browser/forms/kinds.ts';
import { fieldNames, limits, type FieldName, type Mistakes } from '#lib/browser/forms/values.ts';
import { aroundToken, english } from '#lib/browser/words.ts';
import { honeypotName, useMessageForm } from './useMessageForm.ts';

interface Props {
  form: FormKind['id'];
  /** Where to write when the form does not work. */
  supportEmail: string;
  /** What is stored, why and for how long. */
  children?: ReactNode;
  /** What both forms say. */
  words?: typeof english.form;
  /** What this form says. */
  ownWords?: typeof english.contact;
}

/** A form for a name, an e-mail address and a long text. The browser checks it until React is there to say more. */
export default function MessageForm({
  form,
  supportEmail,
  children,
  words = english.form,
  ownWords = english[form],
}: Props) {
  const kind = formKinds[form];
  const { status } = words;
  const fields = { name: words.name, email: words.email, text: ownWords };
  const { state, isAwake, formRef, noticeRef, saveDraft, submit } = useMessageForm(kind, fields);
  const isSubmitting = state.status === 'submitting';
  const mistakes = state.status === 'refused' ? state.mistakes : {};
  const fieldProps = (field: FieldName) => ({
    kind,
    field,
    label: fields[field].label,
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
      {state.status === 'refused' && (
        <MistakeSummary kind={kind} title={status.notSent} mistakes={mistakes} ref={noticeRef} />
      )}
      <Field autoComplete="name" {...fieldProps('name')} />
      <Field type="email" autoComplete="email" {...fieldProps('email')} />
      <Field rows={4} {...fieldProps('text')} />
      <label hidden>
        {`${status.leaveEmpty} `}
        <input type="text" name={honeypotName} tabIndex={-1} autoComplete="off" />
      </label>
      {state.status === 'sent' && (
        <p role="status" tabIndex={-1} ref={noticeRef} className="notice-success">
          {ownWords.sent}
        </p>
      )}
      {state.status === 'failed' && (
        <div role="alert" tabIndex={-1} ref={noticeRef} className="notice-error">
          <p>{ownWords.failed}</p>
          <p>
            {state.outcome !== 'failed' && `${status[state.outcome]} `}
            <WithEmail sentence={status.kept} address={supportEmail} />
          </p>
        </div>
      )}
      <p hidden data-wake-failed role="alert" className="notice-error">
        <WithEmail sentence={status.loadFailed} address={supportEmail} />
      </p>
      <button type="submit" disabled={isSubmitting} className="button-primary self-start">
        {isSubmitting ? ownWords.submitting : ownWords.submit}
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
  title: string;
  mistakes: Mistakes;
  ref: Ref<HTMLDivElement>;
}

function MistakeSummary({ kind, title, mistakes, ref }: MistakeSummaryProps) {
  const headingId = `${kind.id}-mistakes`;
  return (
    <div role="group" aria-labelledby={headingId} tabIndex={-1} ref={ref} className="error-summary">
      <h2 id={headingId} className="font-semibold">
        {title}
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

/** A sentence with the address in place of its token. */
function WithEmail({ sentence, address }: { sentence: string; address: string }) {
  const [before, after] = aroundToken(sentence);
  return (
    <>
      {before}
      <a href={`mailto:${address}`} className="link">
        {address}
      </a>
      {after}
    </>
  );
}

function toId(kind: FormKind, field: FieldName): string {
  return `${kind.id}-${toColumn(kind, field)}`;
}
