import type { boardings } from '@tourdesk/contract/crew/boardings'
import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Answer } from '@tourdesk/contract/kernel/route'
import { stateOfEntry } from '@tourdesk/domain/crew/stateOfEntry'
import type { Call } from '../../kernel/call.ts'
import { askTogether } from '../../kernel/question.ts'
import { scopedRows } from '../../schema/orderTables.ts'
import { tapsOf } from './tapsOf.ts'

type EntryBoarding = Answer<typeof boardings.ofOrder>['data'][number]

/**
 * What happened on the road to an order's entries, even after they were moved or taken off a vehicle. Throws
 * `not_found` (404) for an order that the caller may not see.
 */
export async function findOrderBoardings({ db, scope }: Call, orderId: string): Promise<EntryBoarding[]> {
  const order = await scopedRows(db, scope)
    .orders()
    .select('id')
    .where('orders.id', '=', orderId)
    .executeTakeFirst()
  if (!order) throw new Problem('not_found')
  const entries = await scopedRows(db, scope)
    .entries()
    .select(['id', 'head_count'])
    .where('order_id', '=', orderId)
    .orderBy('tour_date')
    .orderBy('id')
    .execute()
  const { parts, taps } = await askTogether(db, tapsOf(entries.map(({ id }) => id)))
  return entries.flatMap(({ id, head_count }) => {
    const own = taps.filter(({ entry }) => entry === id)
    const last = own.at(-1)
    if (!last) return []
    const people = head_count ?? 0
    const here = parts.filter(({ entry }) => entry === id)
    return [{ selectedTour: id, people, ...stateOfEntry(people, here, own), at: last.at }]
  })
}
