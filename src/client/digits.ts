/** Nine Indian scripts have their digits at the same offset in their Unicode blocks. */
export function toWesternDigits(text: string): string {
  return text.replace(/[०-९০-৯੦-੯૦-૯୦-୯௦-௯౦-౯೦-೯൦-൯]/g, (digit) => String((digit.charCodeAt(0) & 15) - 6));
}
