/** True if this tab is at least partly visible. */
export function isInView(): boolean {
  return document.visibilityState === 'visible'
}
