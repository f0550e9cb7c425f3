/** The entry whose row holds the focus. */
export function focusedRow(): string | undefined {
  return document.activeElement?.closest<HTMLElement>('[data-entry]')?.dataset.entry
}

/** Goes on with another row, once the page has taken away the one that was assigned. */
export function focusOpener(entry: string): void {
  focusSoon(`[data-entry="${entry}"] [data-opener]`)
}

/** Goes on with a vehicle unit, once its card is there. */
export function focusUnit(unit: string): void {
  focusSoon(`[data-row="${unit}"] [data-stop="open"]`)
}

/** Goes to where a list was left, or to its first row; else to the list itself. */
export function focusList(list: HTMLElement | null): void {
  const stop = list?.querySelector<HTMLElement>('[data-stop="open"][tabindex="0"]')
  ;(stop ?? list)?.focus()
}

function focusSoon(selector: string): void {
  setTimeout(() => document.querySelector<HTMLElement>(selector)?.focus(), 50)
}
