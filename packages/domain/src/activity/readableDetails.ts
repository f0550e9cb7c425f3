import { type Actor, can } from '../access/actor.ts'
import { agencyReads } from './agencyReads.ts'
import type { Fields } from './diffOf.ts'
import { eventOf } from './events.ts'

/**
 * The part of a log row's details that a reader may see: all of it for the office, for others what
 * `agencyReads` lists. Who held cash, and what staff and crews typed, is only for the office.
 */
export function readableDetails(
  row: { entity_kind: string; action: string; details: Fields },
  reader: Actor,
): Fields {
  const { before, after, changes, tours, ...facts } = row.details
  if (can(reader, 'dispatch.read')) return row.details
  const event = eventOf(row.entity_kind, row.action)
  const reads = event && agencyReads[event]
  if (!reads) return {}
  const isHidden = (field: string) => reads.hidden.includes(field)
  const isOfOther = isMove(row.details) ? (field: string) => sellers.includes(field) : () => false
  const isGone = (field: string, value: unknown) => isHidden(field) || (isOfOther(field) && value === null)
  return {
    ...only(facts, (name) => reads.facts.includes(name)),
    ...(tours !== undefined && { tours }),
    ...(before !== undefined && {
      before: only(before as Fields, (field) => !isHidden(field) && !isOfOther(field)),
    }),
    ...(after !== undefined && { after: only(after as Fields, (field, value) => !isGone(field, value)) }),
    ...(Array.isArray(changes) && {
      changes: (changes as ListedChange[])
        .filter((change) => !isGone(change.field, change.after))
        .map((change) => (isOfOther(change.field) ? { ...change, before: null } : change)),
    }),
  }
}

/** The format of changes in rows of older versions. */
interface ListedChange {
  field: string
  before: unknown
  after: unknown
}

/** An agency may not know who sold an order before the order moved there. */
const sellers = ['agency', 'agent']

function isMove({ before, changes }: Fields): boolean {
  if (Array.isArray(changes)) return (changes as ListedChange[]).some(({ field }) => field === 'agency')
  return typeof before === 'object' && before !== null && 'agency' in before
}

function only(fields: Fields, isShown: (name: string, value: unknown) => boolean): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name, value]) => isShown(name, value)))
}
