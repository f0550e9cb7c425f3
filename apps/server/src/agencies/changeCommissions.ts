import type { commissions } from '@tourdesk/contract/agencies/commissions'
import { fieldProblem, Problem } from '@tourdesk/contract/kernel/problem'
import { diffOf } from '@tourdesk/domain/activity/diffOf'
import { checkCommissions, type WholeCommissions } from '@tourdesk/domain/agencies/checkCommissions'
import type { z } from 'zod'
import { announce, inTransaction } from '../kernel/announce.ts'
import { authorize } from '../kernel/authorize.ts'
import type { Call } from '../kernel/call.ts'
import type { Tx } from '../kernel/database.ts'
import { acceptFields } from '../kernel/decide.ts'
import { insertInto } from '../kernel/insertInto.ts'
import { checkVersion } from '../kernel/versions.ts'
import { findTourRates } from './getCommissions.ts'
import { lockAccount } from './store.ts'

type Sent = z.output<typeof commissions.change.body>

/**
 * Replaces an agency's rates; they apply to orders saved from now on.
 * Throws every wrong field (400), `not_found` (404), `not_allowed` (403) for the main account, and
 * `changed_by_another` (409).
 */
export async function changeCommissions(call: Call, id: string, sent: Sent): Promise<void> {
  authorize(call.actor, 'accounts.settings')
  if (sent._id !== id) throw fieldProblem([{ field: '_id', code: 'wrong_account' }])
  const rates = acceptFields(checkCommissions(sent))
  await inTransaction(call, async (tx) => {
    const row = await lockAccount(tx, id)
    if (row.is_main) throw new Problem('not_allowed')
    checkVersion(sent.updatedAt, row.updated_at)
    await checkTours(tx, rates)
    const before = {
      commissionRate: row.commission_rate,
      commissionPerTour: await findTourRates(tx, id),
    }
    await write(tx, id, rates, call.now)
    const after = { commissionRate: rates.commissionRate, commissionPerTour: await findTourRates(tx, id) }
    await announce(tx, call, {
      name: 'commissions.changed',
      subject: { id, name: row.name, accountId: id },
      ...diffOf(before, after),
    })
  })
}

/** Refuses unknown tours, each at its own field. */
async function checkTours(tx: Tx, { commissionPerTour }: WholeCommissions): Promise<void> {
  if (commissionPerTour.length === 0) return
  const ids = commissionPerTour.map(({ tour }) => tour)
  const rows = await tx
    .selectFrom('tours')
    .select('id')
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .forShare()
    .execute()
  const known = new Set(rows.map((row) => row.id))
  const issues = ids.flatMap((id, index) =>
    known.has(id) ? [] : [{ field: `commissionPerTour.${index}.tour`, code: 'tour_unknown' as const }],
  )
  if (issues.length > 0) throw fieldProblem(issues)
}

async function write(tx: Tx, id: string, { commissionRate, commissionPerTour }: WholeCommissions, now: Date) {
  await tx
    .updateTable('accounts')
    .set({ commission_rate: commissionRate, updated_at: now })
    .where('id', '=', id)
    .execute()
  await tx.deleteFrom('agency_tour_commissions').where('account_id', '=', id).execute()
  if (commissionPerTour.length === 0) return
  const rows = commissionPerTour.map((own) => ({
    account_id: id,
    tour_id: own.tour,
    commission_rate: own.commissionRate,
  }))
  await insertInto(tx, 'agency_tour_commissions', rows).execute()
}
