/** The position of a cell in the grid, from 0. */
export interface At {
  row: number
  column: number
}

export interface Size {
  rows: number
  columns: number
}

/** The focused cell, and the opposite corner of the selection. */
export interface Selection {
  active: At
  corner: At
}

/** A rectangle of cells, both ends included. */
export interface Range {
  top: number
  bottom: number
  start: number
  end: number
}

/** Directions; `next` and `previous` follow the reading direction. */
export type Move = 'up' | 'down' | 'next' | 'previous'

const steps: Record<Move, At> = {
  up: { row: -1, column: 0 },
  down: { row: 1, column: 0 },
  next: { row: 0, column: 1 },
  previous: { row: 0, column: -1 },
}

/** Selects a single cell. */
export function only(active: At): Selection {
  return { active, corner: active }
}

export function rangeOf({ active, corner }: Selection): Range {
  return {
    top: Math.min(active.row, corner.row),
    bottom: Math.max(active.row, corner.row),
    start: Math.min(active.column, corner.column),
    end: Math.max(active.column, corner.column),
  }
}

export function sizeOf({ top, bottom, start, end }: Range): Size {
  return { rows: bottom - top + 1, columns: end - start + 1 }
}

export function isIn({ top, bottom, start, end }: Range, { row, column }: At): boolean {
  return row >= top && row <= bottom && column >= start && column <= end
}

/** The cells of a range, row by row. */
export function cellsOf({ top, bottom, start, end }: Range): At[][] {
  return count(top, bottom).map((row) => count(start, end).map((column) => ({ row, column })))
}

/** The neighbouring cell, or the one at the edge; stays inside the grid. */
export function moved(from: At, move: Move, size: Size, toEdge = false): At {
  const { row, column } = steps[move]
  const far = toEdge ? Math.max(size.rows, size.columns) : 1
  return {
    row: clamp(from.row + row * far, size.rows),
    column: clamp(from.column + column * far, size.columns),
  }
}

/** The next editable cell, row by row; null after the last one. `step` is 1 or -1. */
export function tabbed(from: At, step: 1 | -1, size: Size, isLocked: (at: At) => boolean): At | null {
  let place = from.row * size.columns + from.column + step
  for (; place >= 0 && place < size.rows * size.columns; place += step) {
    const at = { row: Math.floor(place / size.columns), column: place % size.columns }
    if (!isLocked(at)) return at
  }
  return null
}

/** Extends a selection to whole columns or whole rows. */
export function widened({ active, corner }: Selection, along: 'rows' | 'columns', size: Size): Selection {
  return along === 'columns'
    ? { active: { ...active, row: 0 }, corner: { ...corner, row: size.rows - 1 } }
    : { active: { ...active, column: 0 }, corner: { ...corner, column: size.columns - 1 } }
}

function count(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}

function clamp(place: number, length: number): number {
  return Math.max(0, Math.min(length - 1, place))
}
