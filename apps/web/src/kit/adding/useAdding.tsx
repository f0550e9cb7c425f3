import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { type AddableKind, type Adding, useAddingOf } from './AddingContext.ts'

/** What a choice may offer besides its options. */
export interface Addable {
  kind: AddableKind
  /** The values that the new thing begins with. */
  start?: Record<string, unknown>
}

interface UseAdding {
  adding: Adding | null
  /** Opens the thing's own dialog on top. */
  open: () => void
  /** To be drawn beside the choice. */
  dialog: ReactNode
}

/**
 * Adding a missing thing from where it's chosen: its own dialog opens on top, and what was saved is chosen as soon as
 * it's among the options. Nothing of the form below is touched before that.
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
