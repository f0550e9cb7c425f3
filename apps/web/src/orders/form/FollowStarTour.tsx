import type { EntryDraft } from '@tourdesk/domain/entries/entryDraft'
import { changedEntryFields } from '@tourdesk/domain/orders/changedFields'
import { followTour } from '@tourdesk/domain/orders/followTour'
import type { OrderDraft } from '@tourdesk/domain/orders/order'
import { useEffect, useEffectEvent, useRef } from 'react'
import { type FieldPath, useWatch } from 'react-hook-form'
import { useOrderDesk } from './OrderDesk.ts'
import { sceneOf } from './sceneOf.ts'

/** Copies what's typed for one tour of a new star order to the tours after it. It draws nothing. */
export function FollowStarTour() {
  const desk = useOrderDesk()
  const { form } = desk
  const entries = useWatch({ control: form.control, name: 'selectedTours' })
  const before = useRef<EntryDraft[]>(structuredClone(entries))
  const follow = useEffectEvent(() => {
    const typed = form.getValues('selectedTours')
    const followed = followTour(before.current, typed, sceneOf(desk))
    // A copy, since the form changes its values in place.
    before.current = structuredClone(followed)
    for (const [index, entry] of followed.entries()) write(index, typed[index], entry)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows everything typed
  useEffect(() => follow(), [entries])
  return null

  function write(index: number, typed: EntryDraft | undefined, entry: EntryDraft) {
    const fields = typed ? changedEntryFields(typed, entry) : []
    for (const field of new Set(fields.map((path) => path.split('.')[0] as keyof EntryDraft))) {
      const path = `selectedTours.${index}.${field}` as FieldPath<OrderDraft>
      form.setValue(path, structuredClone(entry[field]) as never, { shouldDirty: true })
    }
  }
}
