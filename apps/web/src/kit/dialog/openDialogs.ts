import { useEffect, useId } from 'react'

/** Open dialogs from the lowest to the highest, so that Escape reaches the highest alone. */
const open: string[] = []

/** Answers whether this dialog is the highest one at the moment of asking. */
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

/** After a dialog is gone: when what had the focus is gone too, the dialog below takes it, and not the page behind. */
export function keepFocusInDialog(): void {
  // The dialog that ends is still there, and may still have the focus.
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
