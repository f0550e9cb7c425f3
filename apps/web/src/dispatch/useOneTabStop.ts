import { type FocusEvent, type KeyboardEvent, useState } from 'react'

/**
 * Makes a list a single Tab stop: Tab visits the controls of one row and then leaves the list; arrow up and down, Home
 * and End move to the same control in another row. Rows need `data-row`, controls `data-stop` with the same name in
 * every row.
 * @param first the row for the first visit
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
