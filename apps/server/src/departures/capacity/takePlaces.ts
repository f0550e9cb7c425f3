import { type FieldProblem, Problem, problemText } from '@tourdesk/contract/kernel/problem'
import { isAgencyMode, type Person } from '@tourdesk/domain/access/actor'
import type { Guest } from '@tourdesk/domain/access/callers'
import type { DomainEvent } from '@tourdesk/domain/activity/events'
import type { GroupType, Language } from '@tourdesk/domain/catalogue/vocabulary'
import {
  type Party,
  type PoolChange,
  poolChanges,
  type Shortage,
  shortageOf,
} from '@tourdesk/domain/departures/capacity/poolChanges'
import { type DepartureSales, stateOf } from '@tourdesk/domain/departures/capacity/pools'
import { shownPlaces } from '@tourdesk/domain/departures/capacity/shownPlaces'
import { authorize } from '../../kernel/authorize.ts'
import type { Call } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { askTogether } from '../../kernel/question.ts'
import type { Departure } from '../lockDepartures.ts'
import { refuseClosed } from '../refuseClosed.ts'
import { heldOn } from './heldOn.ts'
import { markGuaranteed } from './markGuaranteed.ts'
import { salesOf } from './salesOf.ts'

declare const taken: unique symbol

/**
 * Proof that there are places for the parties of a change. Entries can't be written without it
 * (`entries/writeEntries.ts`), and only `takePlaces` makes it.
 */
export interface TakenPlaces {
  readonly [taken]: true
  departures: readonly Departure[]
  /** The parties that may be written. */
  parties: readonly Party[]
  /** What was sold above the capacity, with a reason. */
  oversold: readonly Oversold[]
  /** Why it was sold on a closed departure; null if it wasn't. */
  soldClosed: string | null
}

interface Oversold {
  departure: Departure
  /** People, or parties of a rule for private groups. */
  over: number
  reason: string
}

/** People, and customers who take an offer. */
type Buyer = Person | Guest

/** What a change of orders does to who's booked on the locked departures. */
interface PlacesChange {
  departures: readonly Departure[]
  /** The parties that are stored, without canceled ones. */
  before: readonly Party[]
  /** The same after the change, with the field of each that says on which departure it is. */
  after: readonly (Party & { field?: string })[]
  /** Why it may be sold above the capacity. */
  oversell: { reason: string } | undefined
  /** Why it may be sold on a closed departure. */
  sellClosed?: { reason: string } | undefined
  /** Holds that it uses up; ended ones and those of other accounts are as good as none. */
  holds?: readonly string[] | undefined
}

/**
 * Takes the places of a change from their pools, before it's written. The departures must be locked; without
 * a capacity rule for their tours nothing else is read. A change that gives back as much as it takes always
 * passes. Throws `not_enough_places` (409) at the fields of the parties that found too few, unless the actor
 * may sell above the capacity (403) and says why; the departure is then marked with it. Throws what
 * `refuseClosed` throws. A departure that reaches its minimum is guaranteed, if its tour says so.
 */
export async function takePlaces(tx: Tx, call: Call<Buyer>, change: PlacesChange): Promise<TakenPlaces> {
  const { departures, before, after, oversell, holds = [] } = change
  if (oversell) authorize(call.actor, 'capacity.oversell')
  const soldClosed = refuseClosed(call, change)
  const byId = departures.map(({ id, tour_date: date, rules }) => ({ id, date, rules }))
  await spendHolds(tx, call, holds)
  const changes = poolChanges(byId, before, after)
  const short = changes.length === 0 ? [] : await findShortages(tx, call, changes)
  if (short.length > 0 && !oversell) throw refusal(call, short, after)
  const oversold = short.flatMap(({ pool, over }) => {
    const departure = departures.find(({ id }) => id === pool.departure)
    return departure && oversell ? [{ departure, over, reason: oversell.reason }] : []
  })
  await markOversold(tx, call, oversold)
  await markGuaranteed(tx, call, change)
  return prove({ departures, parties: after, oversold, soldClosed })
}

/** Before they're counted, so that the order isn't refused for its own places. */
async function spendHolds(tx: Tx, { actor }: Call<Buyer>, holds: readonly string[]): Promise<void> {
  if (holds.length === 0 || actor.kind === 'guest') return
  await tx
    .deleteFrom('holds')
    .where('id', 'in', holds)
    .where('account_id', '=', actor.account._id)
    .where('waiting_id', 'is', null)
    .execute()
}

async function findShortages(
  tx: Tx,
  { now }: Call<Buyer>,
  changes: readonly PoolChange[],
): Promise<Shortage[]> {
  const ids = [...new Set(changes.map(({ pool }) => pool.departure))]
  const { sales, held } = await askTogether(tx, { sales: salesOf(ids), held: heldOn(ids, now) })
  const salesById = new Map<string, DepartureSales>(
    sales.map((departure) => [
      departure.id,
      { ...departure, held: held.filter((parties) => parties.departure === departure.id) },
    ]),
  )
  return changes.flatMap((change) => {
    const departure = salesById.get(change.pool.departure)
    return (departure && shortageOf(change, stateOf(change.pool, departure))) ?? []
  })
}

function refusal(
  { actor }: Call<Buyer>,
  short: readonly Shortage[],
  after: readonly { field?: string }[],
): Problem {
  const code = 'not_enough_places'
  const isOutside = actor.kind === 'guest' || isAgencyMode(actor)
  const issues = short.flatMap(({ left, index }): FieldProblem[] => {
    const params = { left: shownPlaces(left, isOutside) }
    const { field } = after[index] ?? {}
    return field ? [{ field, code, params, msg: problemText(code, params) }] : []
  })
  const left = Math.min(...short.map((each) => each.left))
  return new Problem(code, { params: { left: shownPlaces(left, isOutside) }, issues })
}

async function markOversold(tx: Tx, { actor }: Call<Buyer>, oversold: readonly Oversold[]): Promise<void> {
  for (const { departure, reason } of oversold)
    await tx
      .updateTable('tour_events')
      .set({ oversold_by: actor.name, oversold_reason: reason })
      .where('id', '=', departure.id)
      .execute()
}

/** What the log of the departures says about places that an order took above their capacity. */
export async function oversoldEvents(
  tx: Tx,
  { oversold }: TakenPlaces,
  order: number,
): Promise<DomainEvent[]> {
  if (oversold.length === 0) return []
  const tours = await tx
    .selectFrom('tours')
    .select(['id', 'name'])
    .where(
      'id',
      'in',
      oversold.map(({ departure }) => departure.tour_id),
    )
    .execute()
  return oversold.map(({ departure, over, reason }) => ({
    name: 'departure.oversold' as const,
    subject: {
      id: departure.id,
      name: tours.find(({ id }) => id === departure.tour_id)?.name ?? '',
      accountId: null,
    },
    days: [departure.tour_date],
    facts: { order, people: over, date: departure.tour_date, reason },
  }))
}

/** What the log of the order says about them, and about what was sold on a closed departure. */
export function oversoldFact({ oversold: [first], soldClosed }: TakenPlaces): {
  oversold?: string
  soldClosed?: string
} {
  return { ...(first && { oversold: first.reason }), ...(soldClosed && { soldClosed }) }
}

/** An entry's columns that decide which places it takes. */
interface PlacedColumns {
  tour_event_id: string
  group_type: GroupType
  language: Language | null
  head_count: number
}

/** Throws an Error, a bug in the verb, if no places were taken for what's written of an entry. */
export function checkTaken({ parties }: TakenPlaces, entry: string | undefined, row: PlacedColumns): void {
  const isTaken = parties.some(
    (party) =>
      party.entry === entry &&
      party.departure === row.tour_event_id &&
      party.group_type === row.group_type &&
      party.language === row.language &&
      party.people === row.head_count,
  )
  if (!isTaken) throw new Error('An entry was written without taking its places')
}

/** The only cast to the brand. */
function prove(places: Omit<TakenPlaces, typeof taken>): TakenPlaces {
  return places as TakenPlaces
}
