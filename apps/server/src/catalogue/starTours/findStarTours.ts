import type {
  ActiveStarTour,
  AvailableTour,
  StarTour,
  starTours,
} from '@tourdesk/contract/catalogue/starTours'
import { Problem } from '@tourdesk/contract/kernel/problem'
import { can } from '@tourdesk/domain/access/actor'
import { soughtIn } from '@tourdesk/domain/search/soughtIn'
import { type Selectable, sql } from 'kysely'
import type { z } from 'zod'
import { byName } from '../../kernel/byName.ts'
import { byNumber } from '../../kernel/byNumber.ts'
import type { Call } from '../../kernel/call.ts'
import { containingParts } from '../../kernel/containing.ts'
import { sortOf } from '../../kernel/sortOf.ts'
import type { StarTours } from '../../schema/catalogue.ts'
import { findActiveStarTours, toursOfStarTour } from '../queries.ts'

type Query = z.output<(typeof starTours)['list']['query']>

const sortKeys = {
  name: byName('name'),
  number: byNumber('number'),
  headline: byName('headline'),
  discount: sql`discount`,
  isActive: sql`is_active`,
}

/** A page of star tours by part of their name; agencies see those on sale. */
export async function findStarTours(call: Call, { search, isActive, sort, page, limit }: Query) {
  const { field, direction } = sortOf(sort)
  const showsAll = can(call.actor, 'catalogue.write') && !isActive
  let found = call.db.selectFrom('star_tours')
  if (search) found = found.where(containingParts(sql`find_text`, soughtIn(search)))
  if (!showsAll) found = found.where('is_active', '=', true)
  const [rows, { total }] = await Promise.all([
    found
      .selectAll()
      .select(toursOfStarTour.as('tours'))
      .orderBy(sortKeys[field], direction)
      .orderBy('id')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { data: rows.map(toStarTour), total, page, limit }
}

/** One star tour; agencies see those on sale. Throws `not_found` (404). */
export async function getStarTour({ db, actor }: Call, id: string): Promise<StarTour> {
  const row = await db
    .selectFrom('star_tours')
    .selectAll()
    .select(toursOfStarTour.as('tours'))
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row || (!row.is_active && !can(actor, 'catalogue.write'))) throw new Problem('not_found')
  return toStarTour(row)
}

/** Tours that a star tour may contain: those that can be booked, by name. */
export function findAvailableTours({ db }: Call): Promise<AvailableTour[]> {
  return db
    .selectFrom('tours')
    .select(['id as _id', 'name', 'number'])
    .where('is_active', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy(byName('name'))
    .execute()
}

/** Star tours that can be booked, by name. */
export async function activeStarTours({ db }: Call): Promise<ActiveStarTour[]> {
  const rows = await findActiveStarTours(db)
  return rows.map(({ id, ...starTour }) => ({ _id: id, ...starTour }))
}

function toStarTour(row: Selectable<StarTours> & { tours: string[] }): StarTour {
  return {
    _id: row.id,
    starTourId: row.id,
    isActive: row.is_active,
    number: row.number,
    name: row.name,
    headline: row.headline,
    discount: row.discount,
    hashavshevetItemKey: row.hashavshevet_item_key,
    description: row.description,
    tours: row.tours,
    updatedAt: row.updated_at.toISOString(),
  }
}
