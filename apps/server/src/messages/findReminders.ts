import { dayIn } from '@tourdesk/domain/calendar'
import { asksFor } from '@tourdesk/domain/messages/reminders'
import { sql } from 'kysely'
import type { Db } from '../kernel/database.ts'
import { everyOrder } from '../kernel/scope.ts'
import type { FindReminders } from '../payments/due/findReminders.ts'
import { scopedRows } from '../schema/orderTables.ts'

/**
 * When customers were last asked for charges: by messages that were sent or are on their way, automatic ones
 * included, and by mails with a payment link.
 */
export const findReminders: FindReminders = async (db, charges) => {
  if (charges.length === 0) return new Map()
  const orders = [...new Set(charges.map(({ order }) => order))]
  const asked = [...(await messagesToPay(db, orders)), ...(await linksToPay(db, orders))]
  const askedOf = Map.groupBy(asked, ({ order }) => order)
  return new Map(
    charges.flatMap((charge) => {
      const last = (askedOf.get(charge.order) ?? [])
        .filter((message) => asksFor({ ...message, on: dayIn(message.at) }, charge))
        .toSorted((a, b) => a.at.getTime() - b.at.getTime())
        .at(-1)
      return last ? [[charge._id, { day: dayIn(last.at), channel: last.channel }] as const] : []
    }),
  )
}

async function messagesToPay(db: Db, orders: readonly string[]) {
  const rows = await db
    .selectFrom('messages')
    .leftJoin('mail_outbox', 'mail_outbox.message_id', 'messages.id')
    .select(['order_id', 'messages.channel', 'payment_id', 'instalment'])
    .select(sql<Date>`coalesce(mail_outbox.sent_at, messages.sent_at, messages.created_at)`.as('at'))
    .where('order_id', '=', sql<string>`any(${orders}::uuid[])`)
    .where('messages.event', 'in', ['payment_link', 'balance_due', 'balance_overdue'])
    .where((eb) =>
      eb.or([
        eb('messages.state', '=', 'sent'),
        // A mail that was sent in spite of being canceled counts as sent.
        eb('mail_outbox.status', '=', 'sent'),
        eb.and([eb('messages.state', '=', 'mailed'), eb('mail_outbox.status', '=', 'pending')]),
      ]),
    )
    .execute()
  return rows.flatMap(({ order_id: order, channel, payment_id: payment, instalment, at }) =>
    order && channel ? [{ order, channel, payment, instalment, at }] : [],
  )
}

async function linksToPay(db: Db, orders: readonly string[]) {
  const rows = await scopedRows(db, everyOrder)
    .linkMails()
    .select(['order_id', 'payment_id', 'sent_at'])
    .where('order_id', '=', sql<string>`any(${orders}::uuid[])`)
    .where('payment_id', 'is not', null)
    .execute()
  return rows.map(({ order_id: order, payment_id: payment, sent_at: at }) => ({
    order,
    channel: 'email' as const,
    payment,
    instalment: null,
    at,
  }))
}
