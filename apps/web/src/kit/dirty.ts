import { createContext, type RefObject, useContext, useEffect } from 'react'
import { useUnsaved } from './unsaved.ts'

/** Where a form inside a dialog records unsaved work. */
export const DirtyContext = createContext<RefObject<boolean> | null>(null)

export function useTellDirty(isDirty: boolean): void {
  useUnsaved(isDirty)
  const note = useContext(DirtyContext)
  useEffect(() => {
    if (!note) return
    note.current = isDirty
    return () => {
      note.current = false
    }
  }, [note, isDirty])
}

/** Clears the unsaved state, right before a save leaves the page. */
export function useForgetDirty(): () => void {
  const note = useContext(DirtyContext)
  return () => {
    if (note) note.current = false
  }
}
