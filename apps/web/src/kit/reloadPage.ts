let isMeant = false

/** Loads the page again, or another address, without the browser's question: what was typed is kept as a draft. */
export function reloadPage(address = location.href): void {
  isMeant = true
  if (address === location.href) location.reload()
  else location.assign(address)
}

/** True while the browser shall ask before a tab with unsaved work is closed. */
export function asksBeforeUnload(isDirty: boolean): boolean {
  return isDirty && !isMeant
}
