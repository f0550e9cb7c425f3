import { addDays, dayIn, instantIn } from '@tourdesk/domain/calendar'
import type { CustomerNews } from '@tourdesk/domain/messages/automatic'
import { fillInstalments } from '@tourdesk/domain/payments/instalments'
import { sql } from 'kysely'
import { withoutEvent } from '../../kernel/announce.ts'
import type { Tx } from '../../kernel/database.ts'
import type { Product } from '../../kernel/product.ts'
import { everyOrder } from '../../kernel/scope.ts'
import { scopedRows } from '../../schema/orderTables.ts'
import { keepSettings, lockSettings } from '../../settings/keepSettings.ts'
import { readSettings } from '../../settings/readSettings.ts'
import type { Section } from '../../settings/section.ts'
import { type NewsSettings, readNewsSettings } from './newsSettings.ts'
import { planMessage } from './planned.ts'
import { readOrder } from './readOrder.ts'

/** When money is asked for, in Israel (LEDG-13). */
const askingTime = '10:00'

/** How many days before and after its due day an instalment is asked for. */
const askings = [
  { event: 'balance_due', days: 7 },
  { event: 'balance_due', days: 1 },
  { event: 'balance_overdue', days: -1 },
] as const satisfies { event: CustomerNews; days: number }[]

/** The last day on which instalments were asked for. */
const asked: Section<{ balances: string }> = { name: 'messagesAsked', first: { balances: '' } }

/** Once a day, from ten o'clock: plans the messages about instalments. Servers take turns, and the second finds it done. */
export async function planBalances({ db }: Pick<Product, 'db'>, now: Date): Promise<void> {
  const today = dayIn(now)
  if (now < instantIn(today, askingTime)) return
  if ((await readSettings(db, asked)).balances >= today) return
  await withoutEvent({ db }, async (tx) => {
    await lockSettings(tx, asked)
    if ((await readSettings(tx, asked)).balances >= today) return
    const news = await readNewsSettings(tx)
    for (const asking of askings) await planFor(tx, asking, news, now)
    await keepSettings(tx, asked, { balances: today }, now)
  })
}

async function planFor(
  tx: Tx,
  { event, days }: (typeof askings)[number],
  { wasOn }: NewsSettings,
  now: Date,
): Promise<void> {
  const today = dayIn(now)
  if (!wasOn(event, instantIn(today, askingTime))) return
  const dueOn = addDays(today, days)
  for (const id of await ordersDue(tx, dueOn)) {
    const order = await readOrder(tx, id)
    if (!order || order.booked.length === 0) continue
    const { first, language } = order
    const open = fillInstalments(first.instalments, first.paid, today).filter(
      (each) => each.dueOn === dueOn && each.state !== 'paid',
    )
    for (const { n } of open)
      await planMessage(tx, {
        event,
        about: `${id}:${n}:${dueOn}:${days}`,
        order: {
          id,
          number: first.order_number,
          entry: null,
          recipient: `${first.first_name} ${first.last_name}`.trim(),
          language,
        },
        instalment: n,
        dueAt: now,
        now,
      })
  }
}

/** Orders with an instalment of that day that may be open. */
async function ordersDue(tx: Tx, dueOn: string): Promise<string[]> {
  const rows = await scopedRows(tx, everyOrder)
    .orders()
    .select('orders.id')
    .where('orders.status', '!=', 'canceled')
    .where('orders.last_tour_date', '>=', addDays(dueOn, -7))
    .where(sql<boolean>`orders.instalments @> ${JSON.stringify([{ dueOn }])}::jsonb`)
    .orderBy('orders.id')
    .execute()
  return rows.map(({ id }) => id)
}
