/** Copies the quotation of the fold before this script, or prints it alone. */
const fold = document.currentScript!.previousElementSibling!;
const quotation = fold.querySelector('blockquote')!;
const [copy, print] = fold.querySelectorAll('button');
copy!.onclick = async () => {
  await navigator.clipboard.writeText(quotation.innerText);
  copy!.textContent = copy!.dataset.copied!;
};
print!.onclick = () => {
  const others: Element[] = [];
  for (let part: Element = quotation; part !== document.body; part = part.parentElement!)
    others.push(...[...part.parentElement!.children].filter((other) => other !== part));
  const mark = (isLeftOut: boolean) => others.forEach((other) => other.toggleAttribute('data-unprinted', isLeftOut));
  mark(true);
  addEventListener('afterprint', () => mark(false), { once: true });
  window.print();
};
