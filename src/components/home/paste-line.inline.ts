/** Opens the look-up with the line in the fragment, which browsers keep to themselves: a query would be sent. */
const lineBox = document.querySelector<HTMLFormElement>('[data-line-box]')!;
lineBox.onsubmit = () => {
  location.href = `${lineBox.action}#q=${encodeURIComponent(lineBox.querySelector('input')!.value)}`;
  return false;
};
