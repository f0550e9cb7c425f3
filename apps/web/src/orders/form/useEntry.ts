import { groupTypeOf } from '@tourdesk/domain/orders/entry'
import type { EntryField } from '@tourdesk/domain/orders/fieldLocks'
import type { EntryDraft } from '@tourdesk/domain/orders/order'
import { choose, type Scene } from './choices.ts'
import { useOrderDesk } from './OrderDesk.ts'

/** One entry of the form with its tour, its locks and the ways to change it. */
export function useEntry(index: number) {
  const desk = useOrderDesk()
  const { draft, world, facts, locks, patchEntry } = desk
  const entry = draft.selectedTours[index]
  if (!entry) throw new Error(`no entry ${index}`)
  const tour = world.tours.find(({ _id }) => _id === entry.tour)
  const scene: Scene = {
    orderType: draft.orderType,
    tour,
    allowsPrivate: facts.account.isMain || facts.account.allowPrivateGroup,
    moment: { now: facts.now, override: draft.overrideUnavailability && facts.canOverride },
  }
  return {
    desk,
    entry,
    scene,
    /** The tour with its highlights; undefined for a tour that is not sold any more. */
    tour,
    /** True when the tour brings its guests back (FORM-68). */
    includesReturn: facts.tours.get(entry.tour ?? '')?.doesIncludeReturnTransport ?? true,
    takesAddress: groupTypeOf(entry, draft.orderType) === 'private_group',
    isClosed: (field: EntryField) => locks.entry(field, entry) !== null,
    patch: (patch: Partial<EntryDraft>) => patchEntry(index, patch),
    /** A choice on which later ones depend. */
    choose: (choice: Partial<EntryDraft>) =>
      patchEntry(index, choose(entry, choice, { ...scene, tour: tourAfter(choice) })),
  }

  function tourAfter(choice: Partial<EntryDraft>) {
    const id = choice.tour === undefined ? entry?.tour : choice.tour
    return world.tours.find(({ _id }) => _id === id)
  }
}
