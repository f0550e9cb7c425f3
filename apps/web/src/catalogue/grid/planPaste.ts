import { type At, cellsOf, type Range, rangeOf, type Selection, type Size, sizeOf } from './gridRange.ts'

/** Where the texts of a block go, and which ones don't fit. */
export interface Paste {
  cells: { at: At; text: string }[]
  /** Texts for cells that are locked or outside the grid. */
  left: string[]
  /** The range that was pasted to. */
  range: Range
}

/**
 * Pastes a block into the grid, starting at the first selected cell. If the selection is a multiple of the
 * block, the block is repeated, so one copied price can fill many cells.
 */
export function planPaste(
  block: readonly (readonly string[])[],
  selection: Selection,
  size: Size,
  isLocked: (at: At) => boolean,
): Paste {
  const selected = rangeOf(selection)
  const { rows, columns } = sizeOf(selected)
  const high = block.length
  const wide = Math.max(1, ...block.map((row) => row.length))
  const target = {
    top: selected.top,
    start: selected.start,
    bottom: selected.top + (rows % high === 0 ? rows : high) - 1,
    end: selected.start + (columns % wide === 0 ? columns : wide) - 1,
  }
  const placed = cellsOf(target)
    .flat()
    .flatMap((at) => {
      const text = block[(at.row - target.top) % high]?.[(at.column - target.start) % wide]
      return text === undefined ? [] : { at, text }
    })
  const fits = ({ at }: { at: At }) => at.row < size.rows && at.column < size.columns && !isLocked(at)
  return {
    cells: placed.filter(fits),
    left: placed.filter((one) => !fits(one) && one.text.trim() !== '').map(({ text }) => text.trim()),
    range: {
      ...target,
      bottom: Math.min(target.bottom, size.rows - 1),
      end: Math.min(target.end, size.columns - 1),
    },
  }
}
