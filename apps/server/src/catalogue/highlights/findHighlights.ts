import type { Highlight, highlights } from '@tourdesk/contract/catalogue/highlights'
import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Request } from '@tourdesk/contract/kernel/route'
import { can } from '@tourdesk/domain/access/actor'
import { soughtIn } from '@tourdesk/domain/search/soughtIn'
import { sql } from 'kysely'
import { byName } from '../../kernel/byName.ts'
import type { Call } from '../../kernel/call.ts'
import { containingParts } from '../../kernel/containing.ts'
import { sortOf } from '../../kernel/sortOf.ts'
import { toHighlight } from './present.ts'

const columns = {
  name: byName('name'),
  address: byName('address'),
  description: byName('description'),
  isActive: sql`is_active`,
}

/** A page of highlights. */
export async function findHighlights(
  { db }: Call,
  { search, isActive, sort, page, limit }: Request<typeof highlights.list>['query'],
) {
  let found = db.selectFrom('highlights')
  if (search) found = found.where(containingParts(sql`find_text`, soughtIn(search)))
  if (isActive) found = found.where('is_active', '=', true)
  const { field, direction } = sortOf(sort)
  const [rows, { total }] = await Promise.all([
    found
      .selectAll()
      .orderBy(columns[field], direction)
      .orderBy(columns.name)
      .orderBy('id')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { data: rows.map(toHighlight), total, page, limit }
}

/** One highlight. Throws `not_found` (404). */
export async function getHighlight({ db }: Call, id: string): Promise<Highlight> {
  const row = await db.selectFrom('highlights').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new Problem('not_found')
  return toHighlight(row)
}

/**
 * The highlights of a tour, in the tour's order. Only people who manage the catalogue see inactive tours and
 * highlights.
 * Throws `not_found` (404).
 */
export async function findHighlightsOfTour({ db, actor }: Call, tourId: string): Promise<Highlight[]> {
  const seesAll = can(actor, 'catalogue.write')
  const tour = await db
    .selectFrom('tours')
    .select('is_active')
    .where('id', '=', tourId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!tour || !(tour.is_active || seesAll)) throw new Problem('not_found')
  const rows = await db
    .selectFrom('tour_highlights')
    .innerJoin('highlights', 'highlights.id', 'tour_highlights.highlight_id')
    .selectAll('highlights')
    .where('tour_id', '=', tourId)
    .orderBy('position')
    .execute()
  return rows.filter((row) => row.is_active || seesAll).map(toHighlight)
}
