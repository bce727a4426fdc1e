/**
 * Opens the look-up and hands the line over in session storage: a URL would stay in the browser's history. Where storage is refused,
 * in the fragment, which at least no server is sent.
 */
const lineBox = document.querySelector<HTMLFormElement>('[data-line-box]')!;
lineBox.onsubmit = ({ submitter }) => {
  // The button of the example has it.
  const line = (submitter as HTMLButtonElement | null)?.value || lineBox.querySelector('input')!.value;
  let url = lineBox.action;
  try {
    sessionStorage.setItem('line', line);
  } catch {
    url += `#q=${encodeURIComponent(line)}`;
  }
  location.href = url;
  return false;
};
