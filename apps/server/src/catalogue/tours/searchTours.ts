import { type SearchHit, searchLimits } from '@tourdesk/contract/search/search'
import type { Person } from '@tourdesk/domain/access/actor'
import type { Sought } from '@tourdesk/domain/search/soughtIn'
import { sql } from 'kysely'
import { mayDo } from '../../kernel/authorize.ts'
import { byName } from '../../kernel/byName.ts'
import type { Call } from '../../kernel/call.ts'
import { containingAll } from '../../kernel/containing.ts'
import { answering, type Question, questionOf } from '../../kernel/question.ts'

/** Tours by name and number: all for people who manage the catalogue, only sellable ones for an agency's. */
export function searchTours(
  { db, actor }: Pick<Call<Person>, 'db' | 'actor'>,
  sought: Sought,
): Question<SearchHit[]> {
  const keepsCatalogue = mayDo(actor, 'catalogue.write')
  let found = db
    .selectFrom('tours')
    .select(['id', 'name', 'number'])
    .where('deleted_at', 'is', null)
    .where(containingAll(sql`find_text`, sought))
  if (!keepsCatalogue) found = found.where('is_active', '=', true)
  if (!keepsCatalogue && !actor.account.allowPrivateGroup) found = found.where(isSoldToGroups)
  return answering(
    questionOf(
      found.orderBy('is_active', 'desc').orderBy(byName('name')).orderBy('id').limit(searchLimits.each),
    ),
    (rows) =>
      rows.map(({ id, name, number }) => ({
        _id: id,
        title: name,
        subtitle: number,
        href: keepsCatalogue ? `/tour/${id}` : `/agency_orders/tours?${new URLSearchParams({ name })}`,
      })),
  )
}

/** True if the tour takes more than private groups, or has no group types yet. */
const isSoldToGroups = sql<boolean>`(
  group_types = '[]' or exists (
    select from jsonb_array_elements(group_types) offer where offer ->> 'group_type' <> 'private_group'
  )
)`
