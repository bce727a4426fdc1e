import { aroundTokens } from '#lib/browser/words.ts';

interface Props {
  /** With {reload} and {email}. */
  sentence: string;
  reload: string;
  /** Where to write instead. */
  supportEmail: string;
  isShown?: boolean;
}

/** Says that a part of an island could not load. `client:interaction` shows it when that part is the island itself. */
export function LoadNotice({ sentence, reload, supportEmail, isShown = false }: Props) {
  const [before, between, after] = aroundTokens(sentence);
  return (
    <p hidden={!isShown} data-load-failed role="alert" className="notice-error">
      {before}
      <button type="button" className="link cursor-pointer" onClick={() => location.reload()}>
        {reload}
      </button>
      {between}
      <a href={`mailto:${supportEmail}`} className="link">
        {supportEmail}
      </a>
      {after}
    </p>
  );
}
