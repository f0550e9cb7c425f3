import { choose, offeredGroupTypes, offeredLanguages, type Scene } from '../entries/choices.ts'
import { type EntryDraft, headCount } from '../entries/entryDraft.ts'
import { changedEntryFields } from './changedFields.ts'
import type { EntryField } from './fieldLocks.ts'
import { type SceneOf, withDaysInOrder } from './withStarTour.ts'

/**
 * The entries of a new star order after one of them was changed. Later tours take over its group, language,
 * party and pickup where they had the same or none, as far as they offer them, and the days stay in order.
 */
export function followTour(
  before: readonly EntryDraft[],
  after: readonly EntryDraft[],
  sceneOf: SceneOf,
): EntryDraft[] {
  const at = changedAt(before, after)
  const [was, lead] = [before[at], after[at]]
  if (!was || !lead) return [...after]
  const behind = after.slice(at + 1).map((entry) => follow(entry, was, lead, sceneOf(entry.tour)))
  const entries = [...after.slice(0, at + 1), ...behind]
  // A day that was just cleared stays empty.
  const kept = was.date !== null && lead.date === null ? at : 0
  return [...entries.slice(0, kept), ...withDaysInOrder(entries.slice(kept), sceneOf)]
}

/** The index of the first changed entry; -1 if none was changed, or if the tours are different ones. */
function changedAt(before: readonly EntryDraft[], after: readonly EntryDraft[]): number {
  if (before.length !== after.length) return -1
  const changes = after.map((entry, index) => {
    const was = before[index]
    return was ? changedEntryFields(was, entry) : []
  })
  return changes.some((fields) => fields.includes('tour'))
    ? -1
    : changes.findIndex((fields) => fields.length > 0)
}

function follow(entry: EntryDraft, was: EntryDraft, lead: EntryDraft, scene: Scene): EntryDraft {
  const changed = changedEntryFields(was, lead)
  const own = changedEntryFields(was, entry)
  const choice = choiceLike(entry, lead, scene, follows)
  const followed =
    Object.keys(choice).length > 0 ? { ...entry, ...choose(entry, choice, scene) } : { ...entry }
  if (follows(['participants'], headCount(entry.participants) === 0))
    followed.participants = lead.participants
  if (follows(['pickup', 'pickup.city']))
    followed.pickup = lead.pickup && { ...lead.pickup, pickupTimeStart: null }
  return followed

  /** True if one of the fields was changed, and this entry's was equal before, or empty. */
  function follows(fields: EntryField[], isEmpty = false): boolean {
    const isOwn = !isEmpty && fields.some((field) => own.includes(field))
    return !isOwn && fields.some((field) => changed.includes(field))
  }
}

/** The choices that an entry takes over from another one, as far as its own tour offers them. */
function choiceLike(
  entry: EntryDraft,
  { group_type, language, price_class, isDeluxe }: EntryDraft,
  scene: Scene,
  follows: (fields: EntryField[], isEmpty?: boolean) => boolean,
): Partial<EntryDraft> {
  const choice: Partial<EntryDraft> = {}
  if (follows(['group_type'], entry.group_type === null))
    if (group_type && offeredGroupTypes(scene).includes(group_type)) choice.group_type = group_type
  const group = choice.group_type ?? entry.group_type
  if (follows(['language'], entry.language === null))
    if (language && offeredLanguages({ group_type: group }, scene).includes(language))
      choice.language = language
  if (group !== group_type) return choice
  if (follows(['price_class'])) choice.price_class = price_class
  if (follows(['isDeluxe'])) choice.isDeluxe = isDeluxe
  return choice
}
