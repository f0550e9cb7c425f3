import { useRef } from 'react'
import { isDialogOpen } from './dialog/openDialogs.ts'

/**
 * For dialogs whose opener no longer exists when they close, such as a menu's entry or a button of the dialog before:
 * the focus goes to the first button of a part of the page, unless the next dialog lies over it.
 */
export function useFocusBack<Part extends HTMLElement = HTMLDivElement>() {
  const part = useRef<Part>(null)
  const refocus = () => {
    const isCovered = isDialogOpen() && !part.current?.closest('[role="dialog"]')
    if (!isCovered) part.current?.querySelector('button')?.focus()
  }
  // The closing dialog counts as open until its timer has run.
  const focusBack = () => void requestAnimationFrame(() => setTimeout(refocus))
  return { part, focusBack }
}
