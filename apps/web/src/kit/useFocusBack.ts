import { useRef } from 'react'

/**
 * For dialogs whose opener no longer exists when they close, such as a menu's entry or a button of the dialog before:
 * the focus goes to the first button of a part of the page.
 */
export function useFocusBack<Part extends HTMLElement = HTMLDivElement>() {
  const part = useRef<Part>(null)
  const focusBack = () => void requestAnimationFrame(() => part.current?.querySelector('button')?.focus())
  return { part, focusBack }
}
