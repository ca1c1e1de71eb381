/** Returns a Markdown table; all columns but the first are right-aligned. */
export function markdownTable(head: readonly string[], body: readonly string[][]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |\n`;
  return (
    line(head) +
    line(head.map((_, index) => (index === 0 ? '---' : '--:'))) +
    body.map(line).join('')
  );
}
