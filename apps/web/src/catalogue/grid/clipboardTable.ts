/**
 * Parses a block of cells as spreadsheets copy it: rows end with a line break, cells with a tab, and quoted
 * cells may contain both.
 */
export function readTable(text: string): string[][] {
  const rows: string[][] = [[]]
  const cells = /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/g
  for (const [, quoted, plain = '', end] of text.matchAll(cells)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain)
    if (end === '') break
    if (end !== '\t') rows.push([])
  }
  const last = rows.at(-1)
  return rows.length > 1 && last?.every((cell) => cell === '') ? rows.slice(0, -1) : rows
}

/** Writes a block of cells in the same format. */
export function writeTable(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map(quote).join('\t')).join('\n')
}

function quote(cell: string): string {
  return /[\t\r\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
