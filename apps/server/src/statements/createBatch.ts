import type { Answer } from '@tourdesk/contract/kernel/route'
import type { statements } from '@tourdesk/contract/statements/statements'
import type { Person } from '@tourdesk/domain/access/actor'
import { checkPeriod } from '@tourdesk/domain/statements/statement'
import { lockAgency } from '../agencyAccounts/lockAgency.ts'
import { announce, inTransaction, unchanged } from '../kernel/announce.ts'
import { authorize } from '../kernel/authorize.ts'
import type { Call } from '../kernel/call.ts'
import { acceptFields } from '../kernel/decide.ts'
import { findBasis } from './findBasis.ts'
import { findHeads } from './findStatements.ts'
import { type DraftTerms, makeDraft } from './makeDraft.ts'
import { unbilledCurrencies } from './unbilled.ts'

/** How many agencies one call drafts for, so that its progress shows. */
const mostAtOnce = 10

/**
 * Drafts statements for the next agencies after `after`, each in its own transaction and by its own basis;
 * those without lines get none. What's on a draft already isn't drafted again, so it can be repeated. Throws a
 * field error (400).
 */
export async function createBatch(
  call: Call<Person>,
  { after, ...period }: Pick<DraftTerms, 'from' | 'to' | 'includeOlder'> & { after: string | null },
): Promise<Answer<typeof statements.batch>> {
  authorize(call.actor, 'statements.write')
  acceptFields(checkPeriod(period))
  const agencies = await call.db
    .selectFrom('accounts')
    .select('id')
    .where('is_main', '=', false)
    .orderBy('id')
    .execute()
  const earlier = after === null ? 0 : agencies.filter(({ id }) => id <= after).length
  const some = agencies.slice(earlier, earlier + mostAtOnce)
  const made: string[] = []
  for (const { id } of some) made.push(...(await draftAll(call, id, period)))
  const done = earlier + some.length
  return {
    data: await findHeads(call, made),
    done,
    total: agencies.length,
    next: done < agencies.length ? (some.at(-1)?.id ?? null) : null,
  }
}

/** Drafts a statement of an agency in each currency that it has something to bill in. Returns their ids. */
function draftAll(
  call: Call<Person>,
  account: string,
  period: Pick<DraftTerms, 'from' | 'to' | 'includeOlder'>,
): Promise<string[]> {
  return inTransaction<string[]>(call, async (tx) => {
    const agency = await lockAgency(tx, account)
    const basis = await findBasis(tx, account)
    const made: NonNullable<Awaited<ReturnType<typeof makeDraft>>>[] = []
    for (const currency of await unbilledCurrencies(tx, account)) {
      const draft = await makeDraft(tx, call, agency, { ...period, currency, basis }, null)
      if (draft) made.push(draft)
    }
    const [first, ...more] = made.map(({ event }) => event)
    if (!first) return unchanged([])
    await announce(tx, call, first, ...more)
    return made.map(({ id }) => id)
  })
}
