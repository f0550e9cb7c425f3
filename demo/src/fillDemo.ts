import { dayIn } from '@tourdesk/domain/calendar'
import { announce, inTransaction } from '@tourdesk/server/kernel/announce'
import { type Connection, type Db, openDatabase, type Tx } from '@tourdesk/server/kernel/database'
import type { Product } from '@tourdesk/server/kernel/product'
import { storePicture } from '@tourdesk/server/media/storePicture'
import type { OrderTables } from '@tourdesk/server/schema/orderTables'
import { keepFirstSettings } from '@tourdesk/server/settings/keepSettings'
import { checklist } from '@tourdesk/server/settings/sections/checklist'
import { messageSince, sinceNow } from '@tourdesk/server/settings/sections/messages'
import { clearOrders } from './clearOrders.ts'
import { connections } from './connections.ts'
import { fillCatalogue } from './fill/catalogue.ts'
import { fillFleet } from './fill/fleet.ts'
import { fillPeople } from './fill/people.ts'
import { paintPictures } from './fill/pictures.ts'
import { fillPrices } from './fill/prices.ts'
import { readMarket } from './market.ts'
import { markEntries } from './orders/markEntries.ts'
import { placeOrders } from './orders/placeOrders.ts'
import { planOrders } from './orders/planOrders.ts'
import { planDays } from './planning/planDays.ts'
import { reporter } from './progress.ts'
import { randomFrom } from './random.ts'

const lockKey = 7_011_002
const actor = { kind: 'job', name: 'demo' } as const

/**
 * Fills an empty product with the demo business around today; a filled one stays as it is. An interrupted
 * filling is completed at the next start, with the day on which it began. `direct` is the database without a
 * pooler.
 */
export async function fillDemo(
  product: Product,
  direct: Connection,
  tell: (line: string) => void,
): Promise<void> {
  await oneAtATime(product, async () => {
    const report = reporter(tell)
    const found = await beganAt(product)
    if (found === 'nothing to do') return
    const began = found ?? (await fillBusiness(product, report))
    const { db, close } = await openDatabase(direct, product.db.readers, {
      maxConnections: connections,
      isBulk: true,
    })
    try {
      await fillOrders(db, began, report)
    } finally {
      await close()
    }
    await inTransaction(product, (tx) => writeStep(tx, began, 'demo.finished'))
  })
}

/** Servers that start at the same time wait for each other. */
async function oneAtATime({ pool }: Product, work: () => Promise<void>): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [lockKey])
    await work()
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [lockKey])
    client.release()
  }
}

/** The time when an unfinished filling began; null for an empty product. */
async function beganAt({ db }: Product): Promise<Date | null | 'nothing to do'> {
  const steps = await db
    .selectFrom('audit_log')
    .select(['action', 'at'])
    .where('actor_kind', '=', 'job')
    .where('actor_name', '=', actor.name)
    .where('action', 'in', ['demo began', 'demo finished'])
    .execute()
  if (steps.some(({ action }) => action === 'demo finished')) return 'nothing to do'
  const began = steps.find(({ action }) => action === 'demo began')
  if (began) return began.at
  const tour = await db.selectFrom('tours').select('id').limit(1).executeTakeFirst()
  const order = await db
    .withTables<OrderTables>()
    .selectFrom('orders')
    .select('id')
    .limit(1)
    .executeTakeFirst()
  return tour || order ? 'nothing to do' : null
}

/** Fills people, catalogue, prices and fleet, all or nothing. Returns the time that counts as now. */
async function fillBusiness({ db, env, clock }: Product, report: (line: string) => void): Promise<Date> {
  const now = clock.now()
  report('Filling the demo: drawing pictures…')
  const pictures = await paintPictures()
  await inTransaction({ db }, async (tx) => {
    const filling = { tx, now, today: dayIn(now), random: randomFrom(1) }
    for (const picture of pictures)
      await storePicture(tx, env, picture, { accountId: null, userId: null, now })
    await fillPeople(filling)
    await fillPrices(filling, await fillCatalogue(filling))
    await fillFleet(filling)
    // Hides the set-up checklist, since the demo has everything.
    await keepFirstSettings(tx, checklist, { isDismissed: true }, now)
    // The demo's orders are older than this, so no messages about them are sent.
    await keepFirstSettings(tx, messageSince, { since: sinceNow(now) }, now)
    await writeStep(tx, now, 'demo.began')
  })
  return now
}

/** Fills orders and planning through the product's own verbs; after an interruption it starts over. */
async function fillOrders(db: Db, now: Date, report: (line: string) => void): Promise<void> {
  await clearOrders(db)
  const market = await readMarket(db)
  const orders = planOrders(market, now, dayIn(now))
  await placeOrders(db, market, orders, now, (count) =>
    report(`Filling the demo: ${count} of ${orders.length} orders…`),
  )
  await markEntries(db, market, now)
  await planDays(db, market, now, (day) => report(`Filling the demo: planning ${day}…`))
}

async function writeStep(tx: Tx, now: Date, name: 'demo.began' | 'demo.finished'): Promise<void> {
  const main = await tx
    .selectFrom('accounts')
    .select(['id', 'name'])
    .where('is_main', '=', true)
    .executeTakeFirstOrThrow()
  const subject = { id: main.id, name: main.name, accountId: main.id }
  await announce(tx, { actor, now }, { name, subject })
}
