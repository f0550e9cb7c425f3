import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Person } from '@tourdesk/domain/access/actor'
import type { Part } from '@tourdesk/domain/dispatch/parts'
import type { EntryStatus, OpenStatus, OrderStatus } from '@tourdesk/domain/entries/vocabulary'
import type { PaymentStatus } from '@tourdesk/domain/orders/vocabulary'
import type { Instalment } from '@tourdesk/domain/payments/instalments'
import { planPayments } from '@tourdesk/domain/payments/payments'
import type { UndoData } from '../activity/keepUndo.ts'
import { creditBefore } from '../agencyAccounts/credit.ts'
import { takePlaces } from '../departures/capacity/takePlaces.ts'
import { putBack } from '../dispatch/putBack.ts'
import { announce } from '../kernel/announce.ts'
import { authorize } from '../kernel/authorize.ts'
import type { Call } from '../kernel/call.ts'
import type { Tx } from '../kernel/database.ts'
import { partiesOfStored, toParty } from './draft/partiesOf.ts'
import { setReopened } from './draft/store.ts'
import { booksOf } from './money/booksOf.ts'
import { changePayments } from './money/changePayments.ts'
import { checkCreditAfter } from './money/checkCreditAfter.ts'
import { dueOf } from './money/dueOf.ts'
import { takeUse } from './money/redeemCoupon.ts'
import { lockWithDepartures } from './saved/lockWithDepartures.ts'
import { lockOrder } from './saved/queries.ts'
import { subjectOf } from './saved/subjectOf.ts'

declare module '../activity/keepUndo.ts' {
  interface UndoData {
    canceledOrder: {
      orderId: string
      /** The order's version once it was canceled. */
      updatedAt: string
      isWhole: boolean
      order: {
        status: OrderStatus
        payment_status: PaymentStatus
        total_cents: number
        custom_total: number | null
        commission_cents: number
        collects_fees: boolean
      }
      instalments: Instalment[]
      couponId: string | null
      /** The canceled entries, as they were. */
      entries: { id: string; status: OpenStatus; parts: Part[] }[]
    }
  }
}

/**
 * Undoes a cancellation that moved no money: restores the order or its tours with the same amount due, takes
 * their coupon again, and puts their people back on their vehicles where there's still room. Throws
 * `undo_changed` (409) if the order changed since, `not_enough_places` (409) if others took its places, `departure_closed` (409),
 * `coupon_used_up` (409), or `credit_limit_reached`
 * (409) if its agency may no longer owe that much.
 * @returns the number of tours that aren't fully back on their vehicles
 */
export async function undoCancel(
  tx: Tx,
  call: Call<Person>,
  kept: UndoData['canceledOrder'],
): Promise<number> {
  authorize(call.actor, 'orders.cancel')
  const { stored, departures, limited } = await lockWithDepartures(tx, call, kept.orderId)
  if (stored.order.updated_at.toISOString() !== kept.updatedAt) throw new Problem('undo_changed')
  const credit = await creditBefore(tx, limited, stored.order.account_id)
  const reopened = stored.entries.filter(({ id }) => kept.entries.some((entry) => entry.id === id))
  const before = partiesOfStored(stored.entries)
  const after = [...before, ...reopened.map(toParty)]
  const taken = await takePlaces(tx, call, { departures, before, after, oversell: undefined })
  await setReopened(tx, call.scope, stored, { taken, kept, now: call.now })
  const back = await lockOrder(tx, call.scope, kept.orderId)
  if (!back) throw new Problem('not_found')
  const seats = kept.entries.flatMap(({ id, parts }) => (parts.length > 0 ? [{ entry: id, parts }] : []))
  const unassigned = await putBack(tx, call, seats)
  if (kept.couponId && !(await takeUse(tx, kept.orderId, kept.couponId, call.now)))
    throw new Problem('coupon_used_up')
  const books = await booksOf(tx, call.scope, back)
  const steps = planPayments(books.payments, dueOf(back), false)
  const money = await changePayments(tx, call, back, books, steps, { instalments: kept.instalments })
  const { order_number: number } = back.order
  const passed = await checkCreditAfter(tx, call, credit, { id: kept.orderId, number, reason: '' })
  const statuses = (of: (id: string) => EntryStatus) =>
    Object.fromEntries(kept.entries.map(({ id }) => [id, of(id)]))
  const was = new Map(kept.entries.map(({ id, status }) => [id, status]))
  await announce(
    tx,
    call,
    {
      name: 'order.reopened',
      ...subjectOf(back),
      before: { status: stored.order.status, 'selectedTours.status': statuses(() => 'CANCELED') },
      after: {
        status: kept.order.status,
        'selectedTours.status': statuses((id) => was.get(id) ?? 'NOT_CONFIRMED'),
      },
    },
    ...money,
    ...passed,
  )
  return unassigned
}
