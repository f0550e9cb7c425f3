import type { rates } from '@tourdesk/contract/pricing/rates'
import { diffOf } from '@tourdesk/domain/activity/diffOf'
import { checkRates, planRates, quotedCurrencies, type Rates } from '@tourdesk/domain/pricing/exchangeRates'
import type { z } from 'zod'
import { announce, inTransaction } from '../../kernel/announce.ts'
import { authorize } from '../../kernel/authorize.ts'
import type { Call } from '../../kernel/call.ts'
import { accept, acceptFields } from '../../kernel/decide.ts'
import { checkVersion } from '../../kernel/versions.ts'
import { keepSettings, lockSettings } from '../../settings/keepSettings.ts'
import { readSettings } from '../../settings/readSettings.ts'
import { rateSection } from './rateSections.ts'
import { ratesIn, readRates } from './readRates.ts'
import { writeRates } from './writeRates.ts'

type Sent = z.output<typeof rates.change.body>

/**
 * Sets the exchange rates; saved orders keep theirs. From then on, default rates count as set too.
 * Throws every wrong field (400), and 409 for `changed_by_another` and for an unconfirmed `rate_jump`.
 */
export async function changeRates(call: Call, sent: Sent): Promise<void> {
  authorize(call.actor, 'rates.write')
  const typed = acceptFields(checkRates(sent))
  await inTransaction(call, async (tx) => {
    const { id, updated_at } = await lockSettings(tx, rateSection)
    checkVersion(sent.updatedAt, updated_at)
    const stored = await readRates(tx)
    const before = { ...ratesIn(stored), ...(await readSettings(tx, rateSection)) }
    const planned = accept(planRates(before, typed, sent.isConfirmed))
    const isNew = (currency: keyof Rates) =>
      planned[currency] !== before[currency] || stored[currency].source === 'first'
    const changed = quotedCurrencies.filter(isNew).map((currency) => [currency, planned[currency]])
    await writeRates(tx, Object.fromEntries(changed), { source: 'hand', validOn: null }, call.now)
    const { fetchesDaily } = sent
    await keepSettings(tx, rateSection, { fetchesDaily }, call.now)
    await announce(tx, call, {
      name: 'rates.changed',
      subject: { id, name: rateSection.name, accountId: null },
      ...diffOf(before, { ...planned, fetchesDaily }),
    })
  })
}
