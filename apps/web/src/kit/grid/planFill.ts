import { type At, cellsOf, rangeOf, type Selection } from './gridRange.ts'

/**
 * What each selected cell takes over: fill down copies the first selected row, fill right the first column. With only
 * one row or column selected it's the one before it, as in a spreadsheet; before the first one there is nothing.
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
