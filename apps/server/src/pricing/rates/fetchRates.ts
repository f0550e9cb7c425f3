import { jobKind } from '../../kernel/jobs.ts'
import type { Product } from '../../kernel/product.ts'
import type { RateSource } from '../../outside/rates/rateSource.ts'
import { readSettings } from '../../settings/readSettings.ts'
import { rateSection } from './rateSections.ts'
import { takeRates } from './takeRates.ts'

/** Retried for about an hour; the next day is another chance. */
export const fetchRatesJob = jobKind<object>('fetchRates', 8)

/** Runs daily if switched on: adopts the published rates. Rejects if there's no answer. */
export async function fetchRates(
  { db, clock }: Pick<Product, 'db' | 'clock'>,
  source: RateSource,
): Promise<void> {
  const { fetchesDaily } = await readSettings(db, rateSection)
  if (!fetchesDaily) return
  const actor = { kind: 'job', name: 'daily rates' } as const
  const failure = await takeRates({ actor, now: clock.now(), db }, source)
  if (failure && failure.code !== 'rate_jump') throw new Error(`No rates were taken: ${failure.code}`)
}
