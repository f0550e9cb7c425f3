/** A row of a sheet that has content, with its number in the file, from 1. Numbers of a workbook are numbers. */
export interface SheetRow {
  line: number
  cells: (string | number)[]
}

/** The rows of a file, or why there are none. */
export type SheetRead = SheetRow[] | 'sheet_unreadable' | 'sheet_of_old_kind' | 'sheet_too_large'

/** What a file may have. */
export const sheetLimits = {
  /** Rows with content. */
  rows: 5000,
  /** Columns beyond are left off. */
  columns: 100,
  /** Of a cell; the rest is left off. */
  characters: 1000,
  /** Of all parts of a workbook that are read, unpacked. */
  bytes: 60_000_000,
}

/** Thrown while a file is read that's beyond the limits. */
export class SheetTooLarge extends Error {
  override name = 'SheetTooLarge'
}

/** Collects rows within the limits. Throws `SheetTooLarge`. */
export function rowsWithinLimits() {
  const rows: SheetRow[] = []
  return {
    rows,
    add(line: number, cells: readonly (string | number)[]) {
      const kept = cells
        .slice(0, sheetLimits.columns)
        .map((cell) => (typeof cell === 'string' ? cell.slice(0, sheetLimits.characters) : cell))
      if (kept.every((cell) => typeof cell === 'string' && cell.trim() === '')) return
      if (rows.length >= sheetLimits.rows) throw new SheetTooLarge()
      rows.push({ line, cells: kept })
    },
  }
}
