import { type At, cellsOf, rangeOf, type Selection } from './gridRange.ts'

/**
 * Where each selected cell copies from: the first selected row (down), or the first column (right). If only
 * one row or column is selected, it's the one before, as in a spreadsheet; the first one has none.
 */
export function planFill(
  selection: Selection,
  along: 'down' | 'right',
  isLocked: (at: At) => boolean,
): { at: At; from: At }[] {
  const range = rangeOf(selection)
  const source =
    along === 'down'
      ? range.top - (range.top === range.bottom ? 1 : 0)
      : range.start - (range.start === range.end ? 1 : 0)
  if (source < 0) return []
  return cellsOf(range)
    .flat()
    .map((at) => ({ at, from: along === 'down' ? { ...at, row: source } : { ...at, column: source } }))
    .filter(({ at, from }) => !isLocked(at) && (at.row !== from.row || at.column !== from.column))
}
