import type { SeasonTour } from '@tourdesk/contract/catalogue/nextSeason'
import type { Call } from '../../kernel/call.ts'
import { findPriceLists } from '../../pricing/queries.ts'
import { toItem } from './presentTour.ts'

/** All tours by number, with all their price lists. */
export async function seasonTours({ db }: Call): Promise<SeasonTour[]> {
  const tours = await db
    .selectFrom('tours')
    .select([
      'id',
      'name',
      'number',
      'is_active',
      'updated_at',
      'group_types',
      'does_include_return_transport',
    ])
    .where('deleted_at', 'is', null)
    .orderBy('number')
    .orderBy('id')
    .execute()
  const lists = await findPriceLists(
    db,
    tours.map(({ id }) => id),
  )
  return tours.map(
    ({ id, name, number, is_active, updated_at, group_types, does_include_return_transport }) => ({
      _id: id,
      name,
      number,
      isActive: is_active,
      groupTypes: group_types.map(({ group_type }) => group_type),
      doesIncludeReturnTransport: does_include_return_transport,
      pricesList: (lists.get(id) ?? []).map(toItem),
      updatedAt: updated_at.toISOString(),
    }),
  )
}
