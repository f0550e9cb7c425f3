import type { MouseEvent } from 'react'

/** False for clicks that open a new tab or window, or download. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}
