/** The entry whose row has the focus. */
export function focusedRow(): string | undefined {
  return document.activeElement?.closest<HTMLElement>('[data-entry]')?.dataset.entry
}

/** Moves the focus to another row, once the assigned one is gone. */
export function focusOpener(entry: string): void {
  focusSoon(`[data-entry="${entry}"] [data-opener]`)
}

/** The control that opens a vehicle unit on its card. */
export function unitOpener(unit: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-row="${unit}"] [data-stop="open"]`)
}

/** The control that opens an order in its row; null while the row is filtered out. */
export function orderOpener(entry: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-entry^="${entry}"] [data-opener]`)
}

/** The vehicle unit whose card has the focus. */
export function focusedUnit(): string | undefined {
  return document.activeElement?.closest<HTMLElement>('article[data-row]')?.dataset.row
}

/** Moves the focus to a list's last focused row, else its first row, else the list itself. */
export function focusList(list: HTMLElement | null): void {
  const stop = list?.querySelector<HTMLElement>('[data-stop="open"][tabindex="0"]')
  ;(stop ?? list)?.focus()
}

function focusSoon(selector: string): void {
  setTimeout(() => document.querySelector<HTMLElement>(selector)?.focus(), 50)
}
