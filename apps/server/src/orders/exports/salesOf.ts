import type { Day } from '@tourdesk/domain/calendar'
import { toDollars } from '@tourdesk/domain/money'
import { sql } from 'kysely'
import type { Call } from '../../kernel/call.ts'
import { ask } from '../../kernel/question.ts'
import { nameOfUser } from '../../schema/nameOfUser.ts'
import { scopedQuestion } from '../../schema/orderTables.ts'

/** What a tour was sold for, by whom and when. */
export interface Sale {
  /** Its share of the order's price, in the order's currency and in USD; null while the price is open. */
  price: number | null
  priceInUsd: number | null
  /** The name of the agent, null without one. */
  agent: string | null
  bookedOn: Day
}

/** The sales of entries, by the entry's id; leaves out entries outside the scope. */
export async function salesOf(
  { db, scope }: Pick<Call, 'db' | 'scope'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Sale>> {
  const rows = await ask(db, salesById(scope, { ids }))
  return new Map(
    rows.map((row) => [
      row.id,
      {
        price: row.is_unpriced ? null : toDollars(row.share_cents),
        priceInUsd: row.is_unpriced ? null : toDollars(row.share_usd_cents),
        agent: row.agent,
        bookedOn: row.added_on,
      },
    ]),
  )
}

const salesById = scopedQuestion((rows, { ids }: { ids: readonly string[] }) =>
  rows
    .entries()
    .innerJoin('orders', 'orders.id', 'order_entries.order_id')
    .leftJoin('users as agent', 'agent.id', 'orders.agent_id')
    .select([
      'order_entries.id',
      'order_entries.added_on',
      'order_entries.share_cents',
      'order_entries.share_usd_cents',
      'order_entries.is_unpriced',
      nameOfUser('agent').as('agent'),
    ])
    .where(sql<boolean>`order_entries.id = any(${ids})`),
)
