import type { Day } from '@tourdesk/domain/calendar'
import { fillBusiness } from '../../../../bench/src/generate/fillBusiness.ts'
import { threeYears } from '../../../../bench/src/generate/orders.ts'
import { openFirstAccount } from '../../src/identity/openFirstAccount.ts'
import { settableClock } from '../../src/kernel/clock.ts'
import { readEnv } from '../../src/kernel/env.ts'
import { type TestDatabase, testDatabase } from '../database.ts'

/** Today in the generated business. */
export const today: Day = '2026-03-02'

/** A database with a generated business of three years. */
export async function filledDatabase(orders: number): Promise<TestDatabase> {
  const database = await testDatabase()
  const clock = settableClock(new Date(`${today}T08:00:00Z`))
  await openFirstAccount({ db: database.db, clock, env: readEnv({ DEMO: 'off' }) })
  await fillBusiness(database.pool, { orders, today, history: threeYears })
  return database
}
