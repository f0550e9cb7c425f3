import type { Guest } from '@tourdesk/domain/access/callers'
import { secretIn } from '@tourdesk/domain/access/secretIn'
import { dayIn } from '@tourdesk/domain/calendar'
import {
  allToPay,
  type OpenCharge,
  type PayChoice,
  type ToPay,
  toPayBy,
  toPayByLink,
} from '@tourdesk/domain/payments/toPay'
import type { Selectable } from 'kysely'
import type { Product } from '../../kernel/product.ts'
import { everyOrder, type Scope, scopeOf } from '../../kernel/scope.ts'
import { openChargesOf } from '../../payments/openChargesOf.ts'
import type { Orders, Payments } from '../../schema/orders.ts'
import { scopedRows } from '../../schema/orderTables.ts'

/** A charge found by its link, what's to be paid now, and the customer who opened it. */
export interface Payable {
  payment: Selectable<Payments>
  /** Null if there's nothing to pay. */
  toPay: ToPay | null
  order: Pick<Selectable<Orders>, (typeof orderColumns)[number]>
  guest: Guest
  scope: Scope
}

const orderColumns = [
  'id',
  'order_number',
  'status',
  'payment_status',
  'currency',
  'instalments',
  'first_name',
  'last_name',
  'email',
  'mobile_phone',
] as const

/** The charge of a link, even with a full stop or a bracket after it; null for an unknown link. */
export async function findPayable(
  { db, clock }: Pick<Product, 'db' | 'clock'>,
  token: string,
  choice: PayChoice,
): Promise<Payable | null> {
  const linked = await scopedRows(db, everyOrder)
    .payments()
    .select(['id', 'order_id'])
    .where('link_token', '=', secretIn(token))
    .executeTakeFirst()
  if (!linked) return null
  const guest: Guest = { kind: 'guest', link: 'order', orderId: linked.order_id, name: '' }
  const scope = scopeOf(guest)
  const rows = scopedRows(db, scope)
  const [payments, order] = await Promise.all([
    rows.payments().selectAll().orderBy('created_at').orderBy('id').execute(),
    rows.orders().select(orderColumns).executeTakeFirstOrThrow(),
  ])
  const payment = payments.find(({ id }) => id === linked.id)
  if (!payment) return null
  const charges = openChargesOf(payments, order.instalments)
  const toPay = chosen(charges, payment, choice, dayIn(clock.now()))
  return { payment, toPay, order, guest: { ...guest, name: `${order.first_name} ${order.last_name}` }, scope }
}

/** A customer who has paid a part of their own isn't asked for someone else's by the same link. */
function chosen(
  charges: OpenCharge[],
  { id, status, client_key }: Selectable<Payments>,
  choice: PayChoice,
  today: string,
): ToPay | null {
  switch (choice) {
    case 'all':
      return allToPay(charges)
    case 'due':
      return toPayBy(charges, today)
    case 'link':
      return status === 'paid' && client_key !== null ? null : toPayByLink(charges, id, today)
  }
}
