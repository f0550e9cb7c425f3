/** The entry whose row has the focus. */
export function focusedRow(): string | undefined {
  return document.activeElement?.closest<HTMLElement>('[data-entry]')?.dataset.entry
}

/** Moves the focus to another row, once the assigned one is gone. */
export function focusOpener(entry: string): void {
  focusSoon(`[data-entry="${entry}"] [data-opener]`)
}

/** Moves the focus to a vehicle unit, once its card is there. */
export function focusUnit(unit: string): void {
  focusSoon(`[data-row="${unit}"] [data-stop="open"]`)
}

/** Moves the focus to a list's last focused row, else its first row, else the list itself. */
export function focusList(list: HTMLElement | null): void {
  const stop = list?.querySelector<HTMLElement>('[data-stop="open"][tabindex="0"]')
  ;(stop ?? list)?.focus()
}

function focusSoon(selector: string): void {
  setTimeout(() => document.querySelector<HTMLElement>(selector)?.focus(), 50)
}
