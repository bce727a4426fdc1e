/**
 * The class for a table with a number of columns. By the table's own headings, CSS would learn that number only when the last one has
 * arrived, and move those that are already on the screen.
 */
export function tableLayout(columns: number): string {
  if (columns < 3) return 'table-fixed';
  return columns < 5 ? 'row-cards' : 'row-cards sm:min-w-152';
}
