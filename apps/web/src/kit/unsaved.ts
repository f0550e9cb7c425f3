import { useEffect, useId } from 'react'

const unsaved = new Set<string>()

/** Counts as unsaved work while `isUnsaved` is true and the component is mounted. */
export function useUnsaved(isUnsaved: boolean): void {
  const id = useId()
  useEffect(() => {
    if (!isUnsaved) return
    unsaved.add(id)
    return () => void unsaved.delete(id)
  }, [isUnsaved, id])
}

/** True when leaving the page would lose something that was typed. */
export function hasUnsaved(): boolean {
  return unsaved.size > 0
}
