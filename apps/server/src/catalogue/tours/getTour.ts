import type { Tour } from '@tourdesk/contract/catalogue/tourShapes'
import { Problem } from '@tourdesk/contract/kernel/problem'
import { can } from '@tourdesk/domain/access/actor'
import { dayIn } from '@tourdesk/domain/calendar'
import type { Call } from '../../kernel/call.ts'
import type { Db } from '../../kernel/database.ts'
import { findPriceListsOf } from '../../pricing/queries.ts'
import { findHighlightsOf } from '../queries.ts'
import { presentTour } from './presentTour.ts'

/** One tour; agencies see only active tours and Active price lists. Throws `not_found` (404). */
export async function getTour({ db, actor, now }: Call, id: string, siteBase: string): Promise<Tour> {
  const keeps = can(actor, 'catalogue.write')
  const [row, tags, highlights, priceLists] = await Promise.all([
    db
      .selectFrom('tours')
      .selectAll()
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst(),
    findTagsOf(db, id),
    findHighlightsOf(db, [id]),
    findPriceListsOf(db, id),
  ])
  if (!row || (!row.is_active && !keeps)) throw new Problem('not_found')
  const lists = keeps ? priceLists : priceLists.filter(({ status }) => status === 'Active')
  return presentTour({ row, ...tags, highlights, priceLists: lists }, { today: dayIn(now), siteBase })
}

async function findTagsOf(db: Db, tourId: string) {
  const [mainTag, secondaryTags] = await Promise.all([
    db
      .selectFrom('tags')
      .innerJoin('tours', 'tours.main_tag_id', 'tags.id')
      .select(['tags.id as _id', 'tags.name'])
      .where('tours.id', '=', tourId)
      .executeTakeFirst(),
    db
      .selectFrom('tour_secondary_tags')
      .innerJoin('tags', 'tags.id', 'tour_secondary_tags.tag_id')
      .select(['tags.id as _id', 'tags.name'])
      .where('tour_id', '=', tourId)
      .orderBy('position')
      .execute(),
  ])
  return { mainTag: mainTag ?? null, secondaryTags }
}
