import { type Column, openerOf } from '../column.ts'

/** A person's settings for one column; the width is in pixels. */
export interface ChosenColumn {
  key: string
  isShown: boolean
  width?: number | undefined
}

/** A column with its settings. */
export interface ArrangedColumn<Row> extends ChosenColumn {
  column: Column<Row>
  /** True if it opens the rows, so it's always shown. */
  isFixed: boolean
}

export const columnWidths = { least: 56, most: 640 } as const

/**
 * A table's columns in the chosen order. The settings may be older than the table: those of columns that no
 * longer exist are ignored, and unknown columns come after the one they follow in the table.
 */
export function arrangeColumns<Row>(
  columns: readonly Column<Row>[],
  choice: readonly ChosenColumn[],
): ArrangedColumn<Row>[] {
  const opener = openerOf(columns)
  const order = choice.flatMap(({ key }) => columns.find((column) => column.key === key) ?? [])
  columns.forEach((column, at) => {
    if (!order.includes(column)) order.splice(order.indexOf(columns[at - 1] as Column<Row>) + 1, 0, column)
  })
  return order.map((column) => {
    const chosen = choice.find(({ key }) => key === column.key)
    const isFixed = column === opener
    const isShown = isFixed || (chosen?.isShown ?? true)
    return { key: column.key, column, isFixed, isShown, width: chosen?.width }
  })
}

/** The visible columns. The one that opens the rows stays the same when others are moved before it. */
export function shownColumns<Row>(
  columns: readonly Column<Row>[],
  choice: readonly ChosenColumn[],
): Column<Row>[] {
  return arrangeColumns(columns, choice)
    .filter(({ isShown }) => isShown)
    .map(({ column, isFixed, width }) => ({
      ...column,
      ...(isFixed && { opens: true }),
      ...(width !== undefined && { width, isSized: true }),
    }))
}

/** The settings to remember of arranged columns. */
export function choiceOf(columns: readonly ChosenColumn[]): ChosenColumn[] {
  return columns.map(({ key, isShown, width }) => ({ key, isShown, ...(width !== undefined && { width }) }))
}

/** Shows or hides one column. */
export function toggled<One extends ChosenColumn>(columns: readonly One[], key: string): One[] {
  return columns.map((one) => (one.key === key ? { ...one, isShown: !one.isShown } : one))
}

/** Moves a column to a position, from 0; beyond the edges it stops there. */
export function movedTo<One extends ChosenColumn>(columns: readonly One[], key: string, to: number): One[] {
  const moving = columns.find((one) => one.key === key)
  if (!moving) return [...columns]
  const rest = columns.filter((one) => one !== moving)
  return rest.toSpliced(Math.max(0, Math.min(to, rest.length)), 0, moving)
}

/** Sets the width of one column within the limits; undefined for as wide as its content. */
export function resized<One extends ChosenColumn>(
  columns: readonly One[],
  key: string,
  width: number | undefined,
): One[] {
  const kept = width === undefined ? undefined : Math.round(clamped(width))
  return columns.map((one) => (one.key === key ? { ...one, width: kept } : one))
}

function clamped(width: number): number {
  return Math.max(columnWidths.least, Math.min(width, columnWidths.most))
}
