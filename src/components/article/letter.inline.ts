/** Copies the quotation before the button of the fold before this script. */
const button = document.currentScript!.previousElementSibling!.querySelector<HTMLElement>('[data-copied]')!;
button.onclick = async () => {
  await navigator.clipboard.writeText((button.previousElementSibling as HTMLElement).innerText);
  button.textContent = button.dataset.copied!;
};
