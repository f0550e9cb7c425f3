import { createContext, useContext, useEffect, useMemo, useState } from 'react'
import { isKept, type StoredDraft, storedDraft } from './storedDraft.ts'

/** The owner of a page's drafts. */
export const DraftOwnerContext = createContext('')

interface Draft<Value> extends StoredDraft<Value> {
  /** What was typed before the page was reloaded; null once it's discarded. */
  restored: Value | null
  drop: () => void
}

let isHeld = false

/**
 * Keeps drafts even though their forms close because the page failed or the session ended. Otherwise a draft
 * is deleted when its form is saved or canceled.
 */
export function holdDrafts(): void {
  isHeld = true
}

/** The draft of a form, while the form is open and across reloads. */
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

/** True if there's a draft of a form that isn't open. */
export function useHasDraft(name: string): boolean {
  const owner = useContext(DraftOwnerContext)
  return isKept({ name, owner }, sessionStorage)
}
