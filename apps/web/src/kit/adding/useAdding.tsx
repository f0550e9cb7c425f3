import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { type AddableKind, type Adding, useAddingOf } from './AddingContext.ts'

/** A kind of item that can be added from a choice. */
export interface Addable {
  kind: AddableKind
  /** Initial values of the new item. */
  start?: Record<string, unknown>
}

interface UseAdding {
  adding: Adding | null
  /** Opens the item's own dialog on top. */
  open: () => void
  /** To be rendered beside the choice. */
  dialog: ReactNode
}

/**
 * Adds a missing item from the field that chooses it. The item's own dialog opens on top, and the saved item
 * is chosen as soon as it's among the options. The form below stays untouched until then.
 */
export function useAdding(
  addable: Addable | undefined,
  options: readonly { value: string | number }[],
  choose: (id: string) => void,
): UseAdding {
  const adding = useAddingOf(addable?.kind)
  const [isOpen, setIsOpen] = useState(false)
  const [added, setAdded] = useState<string | null>(null)
  const isThere = added !== null && options.some(({ value }) => value === added)
  const take = useEffectEvent((id: string) => {
    setAdded(null)
    choose(id)
  })
  useEffect(() => {
    if (isThere && added) take(added)
  }, [isThere, added])
  const Dialog = adding?.Dialog
  return {
    adding,
    open: () => setIsOpen(true),
    dialog: Dialog && adding.label && (
      <Dialog
        opened={isOpen}
        start={addable?.start}
        onClose={() => setIsOpen(false)}
        onSaved={(id) => {
          setAdded(id)
          setIsOpen(false)
        }}
      />
    ),
  }
}
