import type { PriceList } from '@tourdesk/domain/pricing/priceList'
import type { Selectable } from 'kysely'
import type { Tx } from '../../kernel/database.ts'
import type { Tours } from '../../schema/catalogue.ts'
import { formFields, toItem } from './presentTour.ts'
import type { TourForm } from './tourForm.ts'

/** The complete form of a stored tour; its headline has one spelling. */
type WholeForm = Omit<Required<TourForm>, '_id' | 'headLine' | 'updatedAt'>

/** A stored tour as its form would send it back. */
export async function storedForm(tx: Tx, row: Selectable<Tours>, lists: PriceList[]): Promise<WholeForm> {
  const tags = await tx
    .selectFrom('tour_secondary_tags')
    .select('tag_id')
    .where('tour_id', '=', row.id)
    .orderBy('position')
    .execute()
  const highlights = await tx
    .selectFrom('tour_highlights')
    .select('highlight_id')
    .where('tour_id', '=', row.id)
    .orderBy('position')
    .execute()
  return {
    ...formFields(row),
    tags: { mainTag: row.main_tag_id, secondaryTags: tags.map(({ tag_id }) => tag_id) },
    highlights: highlights.map(({ highlight_id }) => highlight_id),
    pricesList: lists.map(toItem),
    affiliationLink: row.affiliation_link,
  }
}
