import { groupTypeOf } from '@tourdesk/domain/entries/entry'
import type { EntryDraft } from '@tourdesk/domain/entries/entryDraft'
import type { EntryField } from '@tourdesk/domain/orders/fieldLocks'
import { choose, type Scene } from './choices.ts'
import { useOrderDesk } from './OrderDesk.ts'

/** One entry of the form with its tour, its locks and the ways to change it. */
export function useEntry(index: number) {
  const desk = useOrderDesk()
  const { draft, order, world, facts, locks, patchEntry } = desk
  const entry = draft.selectedTours[index]
  if (!entry) throw new Error(`no entry ${index}`)
  const scene: Scene = {
    orderType: draft.orderType,
    tour: daysOf(entry.tour),
    allowsPrivate: facts.account.isMain || (facts.agency?.allowPrivateGroup ?? false),
    moment: { now: facts.now, override: draft.overrideUnavailability && facts.canOverride },
  }
  return {
    desk,
    entry,
    scene,
    /** True when the tour brings its guests back (FORM-68). */
    includesReturn: facts.tours.get(entry.tour ?? '')?.doesIncludeReturnTransport ?? true,
    takesAddress: groupTypeOf(entry, draft.orderType) === 'private_group',
    isClosed: (field: EntryField) => locks.entry(field, entry) !== null,
    patch: (patch: Partial<EntryDraft>) => patchEntry(index, patch),
    /** A choice on which later ones depend. */
    choose: (choice: Partial<EntryDraft>) =>
      patchEntry(
        index,
        choose(entry, choice, {
          ...scene,
          tour: daysOf(choice.tour === undefined ? entry.tour : choice.tour),
        }),
      ),
  }

  /** The days of a tour on sale, or of one that the saved order has. */
  function daysOf(id: string | null) {
    const saved = order?.selectedTours.find(({ tour }) => tour?._id === id)
    return world.tours.find(({ _id }) => _id === id) ?? saved?.tour?.days ?? undefined
  }
}
