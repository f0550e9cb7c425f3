import { Problem } from '@tourdesk/contract/kernel/problem'
import { announce, inTransaction } from '../../kernel/announce.ts'
import { authorize } from '../../kernel/authorize.ts'
import type { Call } from '../../kernel/call.ts'
import { toForm } from './capacityRuleRows.ts'

/** Deletes a capacity rule. Throws `not_found` (404). */
export async function removeCapacityRule(call: Call, id: string): Promise<void> {
  authorize(call.actor, 'capacity.write')
  await inTransaction(call, async (tx) => {
    const row = await tx.deleteFrom('capacity_rules').where('id', '=', id).returningAll().executeTakeFirst()
    if (!row) throw new Problem('not_found')
    const tour = await tx
      .selectFrom('tours')
      .select('name')
      .where('id', '=', row.tour_id)
      .executeTakeFirstOrThrow()
    await announce(tx, call, {
      name: 'capacityRule.deleted',
      subject: { id, name: tour.name, accountId: null },
      before: { ...toForm(row), tour: tour.name },
    })
  })
}
