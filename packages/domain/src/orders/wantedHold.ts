import type { Day } from '../calendar.ts'
import type { GroupType, Language } from '../catalogue/vocabulary.ts'
import { groupTypeOf, isLocked, partyOf, tourDateOf } from '../entries/entry.ts'
import type { EntryDraft } from '../entries/entryDraft.ts'
import type { OrderType } from '../entries/vocabulary.ts'

/** The places that a form wants to keep for an entry. */
export interface WantedHold {
  tour: string
  date: Day
  group_type: GroupType
  language: Language
  people: number
}

/**
 * What an entry of the order form needs to hold: its people, or, on the departure on which it's saved, only
 * those it adds. Null while it isn't chosen whole, and if it adds nobody.
 * @param saved the entry as it's stored; undefined for a new one
 */
export function wantedHold(
  entry: EntryDraft,
  saved: EntryDraft | undefined,
  orderType: OrderType,
): WantedHold | null {
  const { tour, language } = entry
  const date = tourDateOf(entry, orderType)
  const group_type = groupTypeOf(entry, orderType)
  if (!tour || !date || !group_type || !language || isLocked(entry)) return null
  const people = partyOf(entry, orderType) - keptPeople(entry, saved, orderType)
  return people > 0 ? { tour, date, group_type, language, people } : null
}

/** A private group takes one place, so its own is enough for a larger one. */
function keptPeople(entry: EntryDraft, saved: EntryDraft | undefined, orderType: OrderType): number {
  if (!saved || isLocked(saved)) return 0
  const isThere = saved.tour === entry.tour && tourDateOf(saved, orderType) === tourDateOf(entry, orderType)
  if (!isThere) return 0
  const groups = [saved, entry].map((each) => groupTypeOf(each, orderType))
  if (groups.every((group) => group === 'private_group')) return Number.POSITIVE_INFINITY
  return groups.includes('private_group') ? 0 : partyOf(saved, orderType)
}
