import { useEffect, useId } from 'react'

/** Open dialogs from bottom to top, so that Escape reaches only the top one. */
const open: string[] = []

/** Returns whether this dialog is currently on top. */
export function useDialogStack(opened: boolean): () => boolean {
  const id = useId()
  useEffect(() => {
    if (!opened) return
    open.push(id)
    // The key that closed the upper dialog is still on its way to the lower one.
    return () => void setTimeout(() => open.splice(open.indexOf(id), 1))
  }, [opened, id])
  return () => open.at(-1) === id
}

/** After a dialog closes: if the focused element is gone too, the dialog below gets the focus, not the page. */
export function keepFocusInDialog(): void {
  // The closing dialog is still there, and may still have the focus.
  setTimeout(() => {
    if (document.activeElement !== document.body) return
    const dialogs = document.querySelectorAll<HTMLElement>('[role="dialog"]')
    dialogs[dialogs.length - 1]?.focus()
  })
}

/** True while a dialog lies over the page. */
export function isDialogOpen(): boolean {
  return open.length > 0
}
