import { systemClock } from '@tourdesk/server/kernel/clock'
import type { Connection } from '@tourdesk/server/kernel/database'
import { openDatabase } from '@tourdesk/server/kernel/database'
import type { GivenUser } from '../../apps/server/test/given/ground.ts'
import { givenIn } from '../../apps/server/test/given.ts'
import { wrongLedgers } from '../../apps/server/test/wrongLedgers.ts'
import { admin } from './childProduct.ts'
import type { Shop, Write } from './writers.ts'

/** Gives a running product a tour to sell and a pickup location, and signs in its super user. */
export async function openShop(address: string, connection: Connection): Promise<Shop> {
  const { db, close } = await openDatabase(connection, [])
  try {
    const { id } = await db
      .selectFrom('accounts')
      .select('id')
      .where('is_main', '=', true)
      .executeTakeFirstOrThrow()
    const as = () => {
      throw new Error('Nobody is signed in here')
    }
    const order = await givenIn({ db, clock: { ...systemClock, set() {} }, as }).orderInput({
      by: { account: { id } } as GivenUser,
    })
    return { address, cookie: await signIn(address), order }
  } finally {
    await close()
  }
}

/** Signs in the super user of a running product, and returns the cookies. */
export async function signIn(address: string): Promise<string> {
  const answer = await fetch(`${address}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  })
  return answer.headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ')
}

/** The acknowledged changes compared with the database. */
export interface Balance {
  /** Acknowledged, but missing. */
  lost: number
  /** Stored more than once. */
  doubled: number
  /** Orders whose money doesn't add up. */
  wrong: number
}

/** Compares what was acknowledged with what's stored. */
export async function balanceOf(connection: Connection, acknowledged: readonly Write[]): Promise<Balance> {
  const { db, pool, close } = await openDatabase(connection, [])
  try {
    const stored = async (table: string) => {
      const { rows } = await pool.query<{ key: string }>(
        `select client_key as key from ${table} where client_key is not null`,
      )
      return rows.map(({ key }) => key)
    }
    const keys = { order: await stored('orders'), payment: await stored('ledger_entries') }
    const all = [...keys.order, ...keys.payment]
    const known = new Set(all)
    // An order placed twice would have two numbers, and its own entries.
    const { rows } = await pool.query<{ extra: number }>(
      `select (select count(*) from order_entries)::int - (select count(*) from orders)::int as extra`,
    )
    return {
      lost: acknowledged.filter(({ key }) => !known.has(key)).length,
      doubled: all.length - known.size + Math.abs(rows[0]?.extra ?? 0),
      wrong: (await wrongLedgers(db)).length,
    }
  } finally {
    await close()
  }
}
