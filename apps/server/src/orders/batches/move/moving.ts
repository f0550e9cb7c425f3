import type { MergeRequest, MoveRequest } from '@tourdesk/contract/departures/moveBatches'
import { fieldProblem, Problem } from '@tourdesk/contract/kernel/problem'
import type { Day } from '@tourdesk/domain/calendar'
import type { DepartureState } from '@tourdesk/domain/departures/departure'
import type { Destination } from '@tourdesk/domain/orders/moveDraft'
import type { Selectable } from 'kysely'
import type { DepartureKey } from '../../../departures/makeDepartures.ts'
import type { Db, Tx } from '../../../kernel/database.ts'
import type { DepartureBatches, MovedOrder, UndoRequest } from '../../../schema/dispatch.ts'
import type { StoredOrder } from '../../saved/queries.ts'
import type { BatchDeparture } from '../ordersOn.ts'

/** The kinds of batches that move orders. */
export type MovingRequest = MoveRequest | MergeRequest | UndoRequest

/** A move, as a move, a merge or an undo asks for it. */
export interface Moving {
  /** The departures that orders are moved to. */
  targets: DepartureKey[]
  destinationOf: (entry: StoredOrder['entries'][number]) => Destination
  keepsPrices: boolean
  oversell: { reason: string } | undefined
  override: { reason: string } | undefined
  /** For the log. */
  text: string
  /** Where the vehicles of the departures that are left go. */
  units: 'stay' | 'move' | 'remove'
  /** The batch that is undone, with its orders by id and the vehicles that came along; null for a new move. */
  undone: UndoneBatch | null
}

interface UndoneBatch {
  id: string
  moved: ReadonlyMap<string, MovedOrder>
  units: string[]
  /** The departure that the merge closed, if it's still closed by it, with its state before. */
  reopened: {
    id: string
    tour_id: string
    name: string
    tour_date: Day
    state: DepartureState
    before: DepartureState
  } | null
}

/** A move as its step works with it. Throws a field error (400) for one that leads nowhere else. */
export async function movingOf(
  db: Db | Tx,
  request: MovingRequest,
  departures: readonly BatchDeparture[],
): Promise<Moving> {
  switch (request.kind) {
    case 'move':
      return moveOf(request, departures)
    case 'merge':
      return mergeOf(request, departures)
    case 'undo':
      return wayBack(db, request)
  }
}

function moveOf(request: MoveRequest, departures: readonly BatchDeparture[]): Moving {
  const { tour, date } = request.to
  const targets = departures.map((from) => ({ tour: tour ?? from.tour_id, date: date ?? from.tour_date }))
  if (targets.some((target) => departures.some((from) => isAt(from, target))))
    throw fieldProblem([{ field: date === undefined ? 'to.tour' : 'to.date', code: 'field_invalid' }])
  return { ...sharedBy(request), targets, destinationOf: () => ({ tour, date }), units: 'stay' }
}

function mergeOf(request: MergeRequest, departures: readonly BatchDeparture[]): Moving {
  const { to, group_type, language, units } = request
  const [from, ...others] = departures
  if (!from || others.length > 0) throw fieldProblem([{ field: 'from', code: 'field_invalid' }])
  const target = { tour: to.tour, date: from.tour_date }
  if (isAt(from, target)) throw fieldProblem([{ field: 'to.tour', code: 'field_invalid' }])
  return {
    ...sharedBy(request),
    targets: [target],
    destinationOf: () => ({ tour: to.tour, group_type, language }),
    units,
  }
}

/** Back to where the entries were, at the price they have. */
async function wayBack(db: Db | Tx, { batch: id }: UndoRequest): Promise<Moving> {
  const batch = await db
    .selectFrom('departure_batches')
    .select(['orders', 'units', 'tour_events', 'to_tour_event', 'state_before'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!batch) throw new Problem('not_found')
  const moved = new Map(batch.orders.flatMap(({ order, moved }) => (moved ? [[order, moved] as const] : [])))
  const before = new Map(
    [...moved.values()].flatMap(({ entries }) => entries.map((entry) => [entry.id, entry] as const)),
  )
  const reopened = await closedBy(db, batch)
  const left = reopened ? [{ tour: reopened.tour_id, date: reopened.tour_date }] : []
  const targets = new Map(
    [...left, ...before.values()].map(({ tour, date }) => [`${tour} ${date}`, { tour, date }]),
  )
  return {
    targets: [...targets.values()],
    destinationOf({ id: entry }) {
      const was = before.get(entry)
      return was
        ? { tour: was.tour, date: was.date, group_type: was.group_type, language: was.language ?? undefined }
        : {}
    },
    keepsPrices: true,
    oversell: undefined,
    override: undefined,
    text: '',
    units: batch.units.length > 0 ? 'move' : 'stay',
    undone: { id, moved, units: batch.units, reopened },
  }
}

async function closedBy(
  db: Db | Tx,
  {
    tour_events,
    to_tour_event,
    state_before: before,
  }: Pick<Selectable<DepartureBatches>, 'tour_events' | 'to_tour_event' | 'state_before'>,
) {
  if (before === null) return null
  const merged = await db
    .selectFrom('tour_events')
    .innerJoin('tours', 'tours.id', 'tour_id')
    .select(['tour_events.id', 'tour_id', 'tours.name', 'tour_date', 'state'])
    .where('tour_events.id', 'in', tour_events)
    .where('merged_into', '=', to_tour_event)
    .executeTakeFirst()
  return merged ? { ...merged, before } : null
}

function sharedBy({ price, oversell, override, text }: MoveRequest | MergeRequest) {
  return { keepsPrices: price === 'keep', oversell, override, text, undone: null }
}

function isAt(departure: BatchDeparture, { tour, date }: DepartureKey): boolean {
  return departure.tour_id === tour && departure.tour_date === date
}
