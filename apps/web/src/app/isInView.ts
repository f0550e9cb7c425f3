/** Whether this tab is shown, at least in part. */
export function isInView(): boolean {
  return document.visibilityState === 'visible'
}
