import type { RateFetch } from '@tourdesk/contract/rates'
import type { Actor } from '@tourdesk/domain/access/actor'
import { planRates } from '@tourdesk/domain/pricing/exchangeRates'
import { type Author, audit } from '../../kernel/audit.ts'
import { authorize } from '../../kernel/authorize.ts'
import { inTransaction } from '../../kernel/call.ts'
import type { Db, Tx } from '../../kernel/database.ts'
import { announce } from '../../kernel/live.ts'
import { type PublishedRates, type RateSource, RateSourceError } from '../../outside/rates/rateSource.ts'
import { keepFirstSettings, keepSettings, lockSettings } from '../../settings/keepSettings.ts'
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
 * Takes the rates that somebody publishes, and writes down how it went. When nobody answers, or the rates jump, the
 * last ones stay.
 * @returns why nothing was taken, or null.
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
    await keepFirstSettings(tx, fetchSection, { lastFetch: { at: now.toISOString(), failure } }, now)
    const by = actor.kind === 'person' ? actor.userId : null
    await announce(tx, { topic: 'rates', days: [], by, accountId: 'all' })
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
  // The first values are made up: how far the real ones are from them says nothing.
  const isConfirmed = stored.EUR.source === 'first' && stored.ILS.source === 'first'
  const plan = planRates(before, rates, isConfirmed)
  if (!plan.ok) return { code: 'rate_jump', params: plan.params ?? {} }
  await writeRates(tx, rates, { source: 'bankOfIsrael', validOn }, now)
  if (rates.EUR === before.EUR && rates.ILS === before.ILS) return null
  await keepSettings(tx, rateSection, kept, now)
  const details = { before, after: { ...rates, fetchesDaily: kept.fetchesDaily } }
  await audit(tx, { actor, now }, { entity: 'Setting', entityId: id, action: 'ratesChanged', details })
  return null
}
