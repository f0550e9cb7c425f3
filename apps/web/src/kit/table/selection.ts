/** The ids of the selected rows; `anchor` is the start of the next range. */
export interface Selection {
  ids: ReadonlySet<string>
  anchor: string | null
}

export const nothingSelected: Selection = { ids: new Set(), anchor: null }

/** The selection after a click on a checkbox; with Shift all rows from the last click get the same state. */
export function afterClick(
  { ids, anchor }: Selection,
  id: string,
  order: readonly string[],
  withShift: boolean,
): Selection {
  const from = anchor === null ? -1 : order.indexOf(anchor)
  const to = order.indexOf(id)
  const range = withShift && from >= 0 ? order.slice(Math.min(from, to), Math.max(from, to) + 1) : [id]
  return { ids: withAll(ids, range, !ids.has(id)), anchor: id }
}

/** Selects all of these, or deselects them if they're all selected. */
export function afterGroupClick({ ids, anchor }: Selection, group: readonly string[]): Selection {
  return { ids: withAll(ids, group, !group.every((id) => ids.has(id))), anchor }
}

function withAll(ids: ReadonlySet<string>, changed: readonly string[], isOn: boolean): Set<string> {
  const next = new Set(ids)
  for (const id of changed) {
    if (isOn) next.add(id)
    else next.delete(id)
  }
  return next
}
