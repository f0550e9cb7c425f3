import type { GroupType, Language } from '../catalogue/vocabulary.ts'
import { type Checked, checked, thenMake } from '../checked.ts'
import { type Decision, type Issue, ok, refuse } from '../decision.ts'

/**
 * The sales status of a departure: `open` can be booked, `closed` keeps its bookings, `canceled` has none.
 */
export const departureStates = ['open', 'closed', 'canceled'] as const
export type DepartureState = (typeof departureStates)[number]

/** A group type in a language that isn't sold on a departure. */
export interface ClosedKind {
  group_type: GroupType
  language: Language
}

/** What the office decides about a departure. */
export interface DepartureForm {
  state: DepartureState
  closedFor: ClosedKind[]
  guaranteed: boolean
  /** Its own least number of people; null for its tour's. */
  minimum: number | null
  /** Its own number of places; null for what the capacity rules say. */
  capacity: number | null
  /** Why it's closed or canceled. */
  reason: string
}

/** The most people that a departure's own numbers can name. */
const mostPeople = 9999

/** A checked form, with each closed kind once. Numbers are whole and from 1 to `mostPeople`. */
export function checkDeparture<Form extends DepartureForm>(form: Form): Checked<Form> {
  const found = checked(null, [
    ...numberIssue('minimum', form.minimum),
    ...numberIssue('capacity', form.capacity),
  ])
  return thenMake(found, () => ({ ...form, closedFor: eachOnce(form.closedFor), reason: form.reason.trim() }))
}

function numberIssue(field: string, number: number | null): Issue[] {
  const isFine = number === null || (Number.isInteger(number) && number >= 1 && number <= mostPeople)
  return isFine ? [] : [{ field, code: 'capacity_invalid', params: { most: mostPeople } }]
}

function eachOnce(kinds: readonly ClosedKind[]): ClosedKind[] {
  return kinds.filter((kind, index) => kinds.findIndex((other) => isSame(kind, other)) === index)
}

function isSame(one: ClosedKind, other: ClosedKind): boolean {
  return one.group_type === other.group_type && one.language === other.language
}

/**
 * Whether people may set a departure's state. It's only canceled together with its orders, and a
 * canceled one can only be opened again.
 */
export function changeState(from: DepartureState, to: DepartureState): Decision<DepartureState> {
  if (from === to || to === 'open') return ok(to)
  return from === 'canceled' || to === 'canceled' ? refuse('departure_canceled') : ok(to)
}
