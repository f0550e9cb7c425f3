let isMeant = false

/**
 * Reloads the page, or opens another address, without the browser's question; typed text is kept as a draft.
 */
export function reloadPage(address = location.href): void {
  isMeant = true
  if (address === location.href) location.reload()
  else location.assign(address)
}

/** True while the browser should ask before closing a tab with unsaved work. */
export function asksBeforeUnload(isDirty: boolean): boolean {
  return isDirty && !isMeant
}
