import { type SearchHit, searchLimits } from '@tourdesk/contract/search/search'
import { dayText } from '@tourdesk/domain/calendar'
import { orderNumberIn } from '@tourdesk/domain/orders/orderNumberIn'
import type { Sought } from '@tourdesk/domain/search/soughtIn'
import { type RawBuilder, sql } from 'kysely'
import type { Call } from '../kernel/call.ts'
import { containingAny } from '../kernel/containing.ts'
import { answering, type Question, questionOf } from '../kernel/question.ts'
import { hasText } from '../kernel/soughtText.ts'
import { scopedRows } from '../schema/orderTables.ts'

/** How many of the newest orders with the words are ranked. */
const mostRanked = 1000

/** Orders by their exact number, then by reference, customer, phone and email, newest first within each. */
export function searchOrders(
  { db, scope, actor }: Pick<Call, 'db' | 'scope' | 'actor'>,
  query: string,
  sought: Sought,
): Question<SearchHit[]> {
  const { orders } = scopedRows(db, scope)
  const number = orderNumberIn(query)
  const numbered = orders().where('order_number', '=', number ?? 0)
  const having = orders()
    .where(hasText(sql`find_text`, sought))
    .select(columns)
    .orderBy('order_number', 'desc')
    .limit(mostRanked)
  const found = db
    .with('found', (before) =>
      before.selectFrom(having.as('newest')).selectAll().union(numbered.select(columns)),
    )
    .selectFrom('found')
    .innerJoin('accounts', 'accounts.id', 'found.account_id')
    .selectAll('found')
    .select('accounts.name as agency')
    .orderBy(rankOf(number, sought[0] ?? []))
    .orderBy('order_number', 'desc')
    .limit(searchLimits.each)
  const showsAgency = actor.kind === 'person' && actor.account.isMain
  return answering(questionOf(found), (rows) =>
    rows.map((row) => ({
      _id: row.id,
      title: `${row.order_number} · ${row.first_name} ${row.last_name}`.trim(),
      subtitle: [dayText(row.first_tour_date), showsAgency && row.agency, row.ref_order_number]
        .filter(Boolean)
        .join(' · '),
      href: `/order/${row.id}`,
    })),
  )
}

const columns = [
  'orders.id',
  'order_number',
  'first_name',
  'last_name',
  'ref_order_number',
  'first_tour_date',
  'orders.account_id',
  'orders.find_text',
] as const

/**
 * 0 for the order with the number, otherwise the first line that has one of the spellings: 1 is the
 * reference, 4 the email.
 */
function rankOf(number: number | null, spellings: readonly string[]): RawBuilder<number> {
  const lines = spellings.length === 0 ? [] : [1, 2, 3]
  const ranks = lines.map((line) => {
    const text = sql`split_part(found.find_text, ${'\n'}, ${sql.lit(line)})`
    return sql`when ${containingAny(text, spellings)} then ${sql.lit(line)}`
  })
  return sql`case when order_number = ${number ?? 0} then 0 ${sql.join(ranks, sql` `)} else 4 end`
}
