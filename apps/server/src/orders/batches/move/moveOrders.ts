import { fieldProblem } from '@tourdesk/contract/kernel/problem'
import type { Person } from '@tourdesk/domain/access/actor'
import { toDollars } from '@tourdesk/domain/money'
import type { Departure } from '../../../departures/lockDepartures.ts'
import { moveUnits } from '../../../dispatch/moveUnits.ts'
import { takeOffVehicles } from '../../../dispatch/takeOff.ts'
import { announce } from '../../../kernel/announce.ts'
import { authorize } from '../../../kernel/authorize.ts'
import type { Call } from '../../../kernel/call.ts'
import type { Tx } from '../../../kernel/database.ts'
import type { CommittedOrder, MovedOrder } from '../../../schema/dispatch.ts'
import type { PlannedEdit } from '../../draft/planEdit.ts'
import { totalOf } from '../../saved/totalOf.ts'
import { saveEdit } from '../../saveEdit.ts'
import type { DoneBatch, TickedOrder } from '../batchScene.ts'
import { entriesOn } from '../ordersOn.ts'
import { leaveDepartures, reopenMerged } from './departureStates.ts'
import { movedEvents } from './movedEvents.ts'
import type { MoveStep } from './moveStep.ts'
import type { Moving } from './moving.ts'
import { comingUnits, rideOn } from './movingUnits.ts'
import { seatBack } from './seatBack.ts'

/**
 * Moves the ticked orders one after the other, each as an edit of it does, with the vehicles that come along.
 * What changes the price of an order needs `departures.cancel` (403). Throws what `saveEdit` throws.
 */
export async function moveOrders(tx: Tx, call: Call<Person>, step: MoveStep): Promise<DoneBatch> {
  const { moving, scene, locked, ticked, edits } = step
  const moves = ticked.map((order) => ({
    ...order,
    own: entriesOn(order.stored, scene.departures),
    edit: editOf(edits, order),
  }))
  if (moves.some(changesPrice)) authorize(call.actor, 'departures.cancel')
  const events = await reopenMerged(tx, call, moving)
  const departures = locked.departures.map((departure) => asOpen(departure, moving))
  const entries = moves.flatMap(({ own }) => own)
  const ids = entries.map(({ id }) => id)
  const [target] = moving.targets.flatMap(({ tour, date }) =>
    departures.filter(({ tour_id, tour_date }) => tour_id === tour && tour_date === date),
  )
  const candidates = moving.undone
    ? moving.undone.units.filter((id) => locked.units.includes(id))
    : locked.units
  const coming =
    moving.units === 'move' && target
      ? await comingUnits(tx, candidates, new Set(ids))
      : { shared: [], private: [] }
  await takeOffVehicles(tx, ids, call.now)
  if (target) events.push(...(await moveUnits(tx, coming.shared, target, call.now)))
  const orders: CommittedOrder[] = []
  for (const move of moves) orders.push(await moveOrder(tx, call, step, { ...move, departures }))
  const units = [...coming.shared, ...coming.private]
  if (target) {
    events.push(...(await moveUnits(tx, coming.private, target, call.now)))
    const riders = entries.map(({ id, planned_time, seats }) => ({
      id,
      planned_time,
      parts: seats.tourCars,
      splitChanged: seats.splitChanged,
    }))
    await rideOn(tx, riders, { units, departure: target.id, now: call.now })
  }
  if (moving.undone) await seatBack(tx, call, moving.undone, { ids, came: units, facts: factsOf(step) })
  events.push(...(await leaveDepartures(tx, call, step, target ?? null)))
  events.push(...(await movedEvents(tx, step, moves)))
  return { orders, events, target: step.kind === 'undo' ? null : (target?.id ?? null), units }
}

type Move = TickedOrder & { own: ReturnType<typeof entriesOn>; edit: PlannedEdit }

/** The planned edit of a ticked order; the preview showed why there's none. */
function editOf(edits: MoveStep['edits'], { order }: TickedOrder): PlannedEdit {
  const edit = edits.get(order)
  if (!edit) throw fieldProblem([{ field: 'items', code: 'field_invalid' }])
  return edit
}

function changesPrice({ stored, edit: { checked } }: Move): boolean {
  return totalAfter(checked) !== totalOf(stored.order)
}

function totalAfter({ priced: { price } }: PlannedEdit['checked']): number | null {
  return price.paymentTBD ? null : price.totalInCurrency
}

/** A departure that the merge closed takes its people back. */
function asOpen(departure: Departure, { undone }: Moving): Departure {
  return departure.id === undone?.reopened?.id ? { ...departure, state: 'open' } : departure
}

/** What all events about orders of the batch say, by which its message replaces theirs. */
function factsOf({ batch, messages }: MoveStep) {
  return { departureBatch: batch, ...(!messages && { withoutMessages: true }) }
}

async function moveOrder(
  tx: Tx,
  call: Call<Person>,
  step: MoveStep,
  { stored, order, own, edit, terms, refundTo, departures }: Move & { departures: Departure[] },
): Promise<CommittedOrder> {
  const { moving, messages, locked, write } = step
  const { oversell, override, text, keepsPrices, undone } = moving
  const { after, events } = await saveEdit(tx, call, { stored, departures, limited: locked.limited }, edit, {
    oversell,
    sellClosed: override,
    creditReason: text,
    less: { goesBack: terms === 'full', refundTo },
    write: messages ? write : null,
    facts: {
      ...factsOf(step),
      ...(text && { reason: text }),
      ...(keepsPrices && !undone && edit.listTotal !== null && { listPrice: toDollars(edit.listTotal) }),
    },
  })
  await announce(tx, call, ...events)
  const moved: MovedOrder = {
    updatedAt: after?.order.updated_at.toISOString() ?? '',
    hasMoney: changesPrice({ stored, order, own, edit, terms, refundTo }),
    entries: own.map((entry) => ({
      id: entry.id,
      tour: entry.tour_id,
      date: entry.tour_date,
      group_type: entry.group_type,
      language: entry.language,
      plannedTime: entry.planned_time,
      parts: entry.seats.tourCars,
    })),
  }
  return { order, entries: own.map(({ id }) => id), terms, refundTo, moved }
}
