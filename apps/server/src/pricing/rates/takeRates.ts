import type { RateFetch } from '@tourdesk/contract/pricing/rates'
import type { Actor } from '@tourdesk/domain/access/actor'
import { diffOf } from '@tourdesk/domain/activity/diffOf'
import { planRates } from '@tourdesk/domain/pricing/exchangeRates'
import { announce, inTransaction } from '../../kernel/announce.ts'
import { authorize } from '../../kernel/authorize.ts'
import type { Db, Tx } from '../../kernel/database.ts'
import type { Author } from '../../kernel/eventReader.ts'
import { type PublishedRates, type RateSource, RateSourceError } from '../../outside/rates/rateSource.ts'
import { keepSettings, lockSettings } from '../../settings/keepSettings.ts'
import { readSettings } from '../../settings/readSettings.ts'
import { fetchSection, rateSection } from './rateSections.ts'
import { ratesIn, readRates } from './readRates.ts'
import { writeRates } from './writeRates.ts'

interface Taking {
  actor: Actor & Author
  now: Date
  db: Db
}

/**
 * Adopts the published rates and records the result. Keeps the last ones if there's no answer or a jump.
 * @returns why the rates weren't adopted, or null.
 */
export async function takeRates(taking: Taking, source: RateSource): Promise<RateFetch['failure']> {
  const { actor, now, db } = taking
  authorize(actor, 'rates.write')
  const published = await source().catch((error: unknown) => {
    if (error instanceof RateSourceError) return error
    throw error
  })
  return inTransaction({ db }, async (tx) => {
    const failure =
      published instanceof RateSourceError
        ? { code: published.code, params: {} }
        : await settle(tx, taking, published)
    const { id } = await lockSettings(tx, fetchSection)
    await keepSettings(tx, fetchSection, { lastFetch: { at: now.toISOString(), failure } }, now)
    await announce(
      tx,
      { actor, now },
      { name: 'rates.fetched', subject: { id, name: rateSection.name, accountId: null }, facts: { failure } },
    )
    return failure
  })
}

async function settle(
  tx: Tx,
  { actor, now }: Taking,
  { rates, validOn }: PublishedRates,
): Promise<RateFetch['failure']> {
  const { id } = await lockSettings(tx, rateSection)
  const kept = await readSettings(tx, rateSection)
  const stored = await readRates(tx)
  const before = { ...ratesIn(stored), ...kept }
  // The initial values are made up, so a jump from them means nothing.
  const isConfirmed = stored.EUR.source === 'first' && stored.ILS.source === 'first'
  const plan = planRates(before, rates, isConfirmed)
  if (!plan.ok) return { code: 'rate_jump', params: plan.params ?? {} }
  await writeRates(tx, rates, { source: 'bankOfIsrael', validOn }, now)
  if (rates.EUR === before.EUR && rates.ILS === before.ILS) return null
  await keepSettings(tx, rateSection, kept, now)
  await announce(
    tx,
    { actor, now },
    {
      name: 'rates.changed',
      subject: { id, name: rateSection.name, accountId: null },
      ...diffOf(before, { ...rates, fetchesDaily: kept.fetchesDaily }),
    },
  )
  return null
}
