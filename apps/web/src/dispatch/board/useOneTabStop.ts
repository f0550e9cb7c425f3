import { type FocusEvent, type KeyboardEvent, useState } from 'react'

/**
 * Rows of a list as one stop of the Tab key: Tab reaches the controls of one row and then leaves the list; arrow up
 * and down, Home and End move to the same control of another row. Rows carry `data-row`, controls `data-stop` with
 * the name that the same control has in every row.
 * @param first the row that is reached before any other had the focus
 */
export function useOneTabStop(rows: readonly string[], first: string | undefined = rows[0]) {
  const [last, setLast] = useState<string | null>(null)
  const stop = last !== null && rows.includes(last) ? last : first
  return {
    tabIndexOf: (row: string) => (row === stop ? 0 : -1),
    listProps: {
      onFocus: ({ target }: FocusEvent<HTMLElement>) => {
        const row = target.closest<HTMLElement>('[data-row]')?.dataset.row
        if (row !== undefined) setLast(row)
      },
      onKeyDown: moveToSameControl,
    },
  }
}

function moveToSameControl(event: KeyboardEvent<HTMLElement>): void {
  if (!(event.target instanceof HTMLElement) || !event.target.dataset.stop) return
  const name = event.target.dataset.stop
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>(`[data-stop="${name}"]`)]
  const at = controls.indexOf(event.target)
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: controls.length - 1 }[event.key]
  const control = next === undefined ? undefined : controls[next]
  if (!control) return
  event.preventDefault()
  control.focus()
}
