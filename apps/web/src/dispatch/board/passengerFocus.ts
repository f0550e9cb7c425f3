/** The entry whose row holds the focus. */
export function focusedRow(): string | undefined {
  return document.activeElement?.closest<HTMLElement>('[data-entry]')?.dataset.entry
}

/** Goes on with another row, once the page has taken away the one that was assigned. */
export function focusOpener(entry: string): void {
  setTimeout(() => {
    document.querySelector<HTMLElement>(`[data-entry="${entry}"] [data-opener]`)?.focus()
  }, 50)
}
