import type { TourRow } from '@tourdesk/contract/catalogue/tourShapes'
import type { tours } from '@tourdesk/contract/catalogue/tours'
import { dayIn } from '@tourdesk/domain/calendar'
import { priceGapsOf } from '@tourdesk/domain/pricing/pricedDays'
import { soughtIn } from '@tourdesk/domain/search/soughtIn'
import { sql } from 'kysely'
import type { z } from 'zod'
import { byName } from '../../kernel/byName.ts'
import { byNumber } from '../../kernel/byNumber.ts'
import type { Call } from '../../kernel/call.ts'
import { containingParts } from '../../kernel/containing.ts'
import { ask } from '../../kernel/question.ts'
import { sortOf } from '../../kernel/sortOf.ts'
import { openPriceLists } from '../../pricing/queries.ts'

type Query = z.output<(typeof tours)['list']['query']>

const sortKeys = {
  name: byName('tours.name'),
  number: byNumber('tours.number'),
  mainTag: byName('tags.name'),
  mainRegion: sql`tours.main_region`,
  isActive: sql`tours.is_active`,
}

/** A page of tours by part of their name; those on sale come with the days that lack a price. */
export async function findTours({ db, now }: Call, { search, isActive, sort, page, limit }: Query) {
  const { field, direction } = sortOf(sort)
  let found = db
    .selectFrom('tours')
    .leftJoin('tags', 'tags.id', 'tours.main_tag_id')
    .where('tours.deleted_at', 'is', null)
  if (search) found = found.where(containingParts(sql`tours.find_text`, soughtIn(search)))
  if (isActive) found = found.where('tours.is_active', '=', true)
  const [rows, { total }] = await Promise.all([
    found
      .select(['tours.id', 'tours.name', 'tours.number', 'tours.main_region', 'tours.is_active'])
      .select('tours.group_types')
      .select(['tags.id as tag_id', 'tags.name as tag_name'])
      .orderBy(sortKeys[field], direction)
      .orderBy('tours.id')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  const today = dayIn(now)
  const onSale = rows.filter((row) => row.is_active).map((row) => row.id)
  const priceLists = await ask(db, openPriceLists(onSale, today))
  const data = rows.map(
    (row): TourRow => ({
      _id: row.id,
      name: row.name,
      number: row.number,
      mainTag: row.tag_id && row.tag_name ? { _id: row.tag_id, name: row.tag_name } : null,
      mainRegion: row.main_region,
      isActive: row.is_active,
      priceGaps: row.is_active ? priceGapsOf(row.group_types, priceLists.get(row.id) ?? [], today) : [],
    }),
  )
  return { data, total, page, limit }
}
