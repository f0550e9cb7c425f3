import type { MoveItem } from '@tourdesk/contract/departures/moveBatches'
import { Problem } from '@tourdesk/contract/kernel/problem'
import { fitInTurn } from '@tourdesk/domain/departures/capacity/fitInTurn'
import { shownPlaces } from '@tourdesk/domain/departures/capacity/shownPlaces'
import { closedParties } from '@tourdesk/domain/departures/closed'
import { type Cents, toDollars } from '@tourdesk/domain/money'
import { checkMove, moveDraft } from '@tourdesk/domain/orders/moveDraft'
import { type PlacesAt, salesAt } from '../../../departures/capacity/salesAt.ts'
import type { Reader } from '../../../kernel/call.ts'
import { acceptFields } from '../../../kernel/decide.ts'
import { partiesOfDraft, partiesOfStored } from '../../draft/partiesOf.ts'
import { type PlannedEdit, planEdit } from '../../draft/planEdit.ts'
import { booksOf } from '../../money/booksOf.ts'
import { planMoney } from '../../money/settleEdit.ts'
import type { StoredOrder } from '../../saved/queries.ts'
import { draftOf } from '../../saved/savedOrder.ts'
import { totalOf } from '../../saved/totalOf.ts'
import type { BatchNeeds, BatchScene, PlannedItem } from '../batchScene.ts'
import { describeProblem } from '../describeProblem.ts'
import { hashOf } from '../hashOf.ts'
import { entriesOn } from '../ordersOn.ts'
import type { Moving } from './moving.ts'

/** What a move would do to an order. */
interface PlannedMove {
  stored: StoredOrder
  own: StoredOrder['entries']
  /** Null for an order that can't be moved, for the reason in `problem`. */
  edit: PlannedEdit | null
  problem: MoveItem['problem']
}

/** Everything that a move would do. */
export interface PlannedMoves {
  items: PlannedItem<MoveItem>[]
  facts: Record<string, string>
  edits: ReadonlyMap<string, PlannedEdit>
}

/**
 * What moving orders would do to each, in the order of their booking. Each finds the places that those before it
 * left; one that doesn't fit whole stays.
 */
export async function planMoves(
  call: Reader,
  moving: Moving,
  scene: BatchScene,
  { findOnBoard }: BatchNeeds,
): Promise<PlannedMoves> {
  const targets = await placesOf(call, moving, scene)
  const entries = scene.orders.flatMap((stored) => entriesOn(stored, scene.departures))
  const onBoard = await findOnBoard(
    call,
    entries.map(({ id, head_count }) => ({ _id: id, headCount: head_count })),
  )
  const planned: PlannedMove[] = []
  for (const stored of scene.orders) planned.push(await planMove(call, moving, { scene, stored, onBoard }))
  const open = planned.map((each) => (each.problem ? each : refuseClosed(each, targets, moving)))
  const fitting = fitOrders(open, targets, moving)
  const items: PlannedItem<MoveItem>[] = []
  const facts: Record<string, string> = { capacity: hashOf(targets.map(factsOfPlaces)) }
  for (const move of fitting) {
    const item = await itemOf(call, move, { moving, targets })
    items.push(item)
    facts[move.stored.order.id] = hashOf([move.stored.order.updated_at, item])
  }
  const edits = fitting.flatMap(({ stored, edit }) => (edit ? [[stored.order.id, edit] as const] : []))
  return { items, facts, edits: new Map(edits) }
}

/** The places of the targets, with the vehicles that come along. */
async function placesOf(
  { db, now }: Reader,
  moving: Moving,
  { departures }: BatchScene,
): Promise<PlacesAt[]> {
  const stored = await salesAt(db, moving.targets, now)
  const reopened = moving.undone?.reopened?.id
  const targets = stored.map((target) =>
    target.id === reopened ? { ...target, state: 'open' as const } : target,
  )
  if (moving.units !== 'move') return targets
  const sources = await salesAt(
    db,
    departures.map(({ tour_id, tour_date }) => ({ tour: tour_id, date: tour_date })),
    now,
  )
  const coming = sources.flatMap(({ units }) => units)
  return targets.map((target) => ({ ...target, units: [...target.units, ...coming] }))
}

interface Considered {
  scene: BatchScene
  stored: StoredOrder
  onBoard: ReadonlySet<string>
}

async function planMove(
  call: Reader,
  moving: Moving,
  { scene, stored, onBoard }: Considered,
): Promise<PlannedMove> {
  const own = entriesOn(stored, scene.departures)
  const destinations = new Map(own.map((entry) => [entry.id, moving.destinationOf(entry)]))
  const draft = draftOf(stored)
  try {
    refuseTouched(stored, moving)
    acceptFields(checkMove(draft, destinations, onBoard))
    const moved = moveDraft(draft, destinations)
    const input = { ...moved, overrideUnavailability: moving.override !== undefined }
    const { keepsPrices } = moving
    const edit = await planEdit(call, stored, input, {
      opensPaid: true,
      keepsPrices,
      restores: moving.undone !== null,
    })
    return { stored, own, edit, problem: null }
  } catch (error) {
    return { stored, own, edit: null, problem: describeProblem(error) }
  }
}

/** An order that changed since a move can't be undone with it. */
function refuseTouched({ order }: StoredOrder, { undone }: Moving): void {
  const moved = undone?.moved.get(order.id)
  if (undone && moved?.updatedAt !== order.updated_at.toISOString()) throw new Problem('batch_touched')
}

function refuseClosed(move: PlannedMove, targets: readonly PlacesAt[], { override }: Moving): PlannedMove {
  const closed = closedParties(targets, ...partiesOf(move, targets))
  const isRefused = closed.some(({ isCanceled }) => isCanceled || !override)
  return isRefused ? { ...move, problem: { code: 'departure_closed', params: {} } } : move
}

function fitOrders(
  moves: readonly PlannedMove[],
  targets: readonly PlacesAt[],
  { oversell }: Moving,
): PlannedMove[] {
  if (oversell) return [...moves]
  const movable = moves.filter(({ problem }) => problem === null)
  const shortages = fitInTurn(
    targets,
    movable.map((move) => {
      const [before, after] = partiesOf(move, targets)
      return { before, after }
    }),
  )
  return moves.map((move) => {
    const short = shortages[movable.indexOf(move)]
    if (!short) return move
    return {
      ...move,
      problem: { code: 'not_enough_places', params: { left: shownPlaces(short.left, false) } },
    }
  })
}

/** Who of an order is on the targets before and after. */
function partiesOf({ stored, edit }: PlannedMove, targets: readonly PlacesAt[]) {
  const isAt = ({ departure }: { departure: string }) => targets.some(({ id }) => id === departure)
  const before = partiesOfStored(stored.entries).filter(isAt)
  return [before, edit ? partiesOfDraft(edit.checked.draft, targets) : before] as const
}

/** What a preview depends on besides its orders; who else booked there is counted again at the commit. */
function factsOfPlaces({ tour_id, tour_date, rules, state, closedFor, units }: PlacesAt) {
  return [tour_id, tour_date, rules, state, closedFor, units]
}

interface ItemScene {
  moving: Moving
  targets: readonly PlacesAt[]
}

async function itemOf(
  call: Reader,
  { stored, own, edit, problem }: PlannedMove,
  { moving, targets }: ItemScene,
): Promise<PlannedItem<MoveItem>> {
  const { order } = stored
  const books = await booksOf(call.db, call.scope, stored)
  const price = edit?.checked.priced.price
  const due = edit && planMoney(call, stored, edit.checked, books)
  const before = totalOf(order)
  const after = price ? (price.paymentTBD ? null : price.totalInCurrency) : before
  const back = (due?.steps ?? []).reduce(
    (sum, step) => sum + (step.kind === 'refund' || step.kind === 'giveCredit' ? step.amount : 0),
    0,
  )
  const paid = books.payments.reduce(
    (sum, { status, action, amount }) =>
      status === 'paid' ? sum + (action === 'refund' ? -amount : amount) : sum,
    0,
  )
  return {
    order: { _id: order.id, orderNumber: order.order_number },
    customer: `${order.first_name} ${order.last_name}`.trim(),
    agency: order.agency_name,
    entries: own.map((entry) => {
      const to = moving.destinationOf(entry)
      const { id: _id, tour_name: tour, tour_date: date, head_count: people, status } = entry
      const name = targets.find(({ tour_id }) => tour_id === (to.tour ?? entry.tour_id))?.name ?? tour
      return { _id, tour, date, people, status, to: { tour: name, date: to.date ?? date } }
    }),
    people: own.reduce((sum, { head_count }) => sum + head_count, 0),
    currency: order.currency,
    priceBefore: inDollars(before),
    priceAfter: inDollars(after),
    listPrice: inDollars(edit?.listTotal ?? null),
    charge: toDollars(Math.max(0, (after ?? 0) - (before ?? 0))),
    refund: toDollars(back),
    paid: toDollars(paid),
    isShort: problem?.code === 'not_enough_places',
    problem,
  }
}

function inDollars(cents: Cents | null): number | null {
  return cents === null ? null : toDollars(cents)
}
