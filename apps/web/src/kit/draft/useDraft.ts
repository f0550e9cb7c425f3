import { createContext, useContext, useEffect, useMemo, useState } from 'react'
import { isKept, type StoredDraft, storedDraft } from './storedDraft.ts'

/** Whose drafts a page keeps. */
export const DraftOwnerContext = createContext('')

interface Draft<Value> extends StoredDraft<Value> {
  /** What was typed before the page was loaded again, until it is dropped. */
  restored: Value | null
  drop: () => void
}

let isHeld = false

/**
 * Keeps drafts though their forms go: the page failed, or lost its session. Else a draft goes with its form, which
 * was saved or given up.
 */
export function holdDrafts(): void {
  isHeld = true
}

/** The draft of a form, as long as the form is on the screen and over every reload meanwhile. */
export function useDraft<Value>(name: string, understand: (kept: unknown) => Value): Draft<Value> {
  const owner = useContext(DraftOwnerContext)
  const store = useMemo(
    () => storedDraft({ name, owner }, understand, sessionStorage),
    [name, owner, understand],
  )
  const [restored, setRestored] = useState(store.read)
  useEffect(() => {
    isHeld = false
    return () => {
      if (!isHeld) store.clear()
    }
  }, [store])
  const drop = () => {
    store.clear()
    setRestored(null)
  }
  return { ...store, restored, drop }
}

/** True when something was typed into a form that is not on the screen now. */
export function useHasDraft(name: string): boolean {
  const owner = useContext(DraftOwnerContext)
  return isKept({ name, owner }, sessionStorage)
}
