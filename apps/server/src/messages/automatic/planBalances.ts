import { addDays, type Day, dayIn, daysFrom, instantIn } from '@tourdesk/domain/calendar'
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

/** Time of day for payment requests, in Israel. */
const askingTime = '10:00'

/** Days before (or after, if negative) its due day when an instalment is asked for. */
const askings = [
  { event: 'balance_due', days: 7 },
  { event: 'balance_due', days: 1 },
  { event: 'balance_overdue', days: -1 },
] as const satisfies { event: CustomerNews; days: number }[]

/** The last day on which payment requests for instalments were planned. */
const asked: Section<{ balances: string }> = { name: 'messagesAsked', first: { balances: '' } }

/** The most days without a running server that are made up for; the office asks for anything older. */
const longestGap = 7

/**
 * Once a day, from ten o'clock: plans the messages about instalments, including those of days without a
 * running server. Servers take turns, and the second finds it done.
 */
export async function planBalances({ db }: Pick<Product, 'db'>, now: Date): Promise<void> {
  const today = dayIn(now)
  if (now < instantIn(today, askingTime)) return
  if ((await readSettings(db, asked)).balances >= today) return
  await withoutEvent({ db }, async (tx) => {
    await lockSettings(tx, asked)
    const { balances: last } = await readSettings(tx, asked)
    if (last >= today) return
    const news = await readNewsSettings(tx)
    for (const asking of askingsSince(last, today, news)) await planFor(tx, asking, now)
    await keepSettings(tx, asked, { balances: today }, now)
  })
}

type Asking = (typeof askings)[number] & { dueOn: Day }

/** The requests due since the last time: one for each due day, the latest. */
function askingsSince(last: Day | '', today: Day, { wasOn }: NewsSettings): Asking[] {
  const earliest = addDays(today, -longestGap)
  const first = last === '' ? today : [addDays(last, 1), earliest].toSorted().at(-1)!
  const latest = new Map<Day, Asking>()
  for (const day of daysFrom(first, today))
    for (const asking of askings) {
      const dueOn = addDays(day, asking.days)
      const isLate = asking.event === 'balance_due' && dueOn < today
      if (!isLate && wasOn(asking.event, instantIn(day, askingTime))) latest.set(dueOn, { ...asking, dueOn })
    }
  return [...latest.values()]
}

async function planFor(tx: Tx, { event, days, dueOn }: Asking, now: Date): Promise<void> {
  const today = dayIn(now)
  for (const id of await ordersDue(tx, dueOn)) {
    const order = await readOrder(tx, id)
    if (!order || order.booked.length === 0) continue
    const { first, customer, language } = order
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
          recipient: customer,
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
