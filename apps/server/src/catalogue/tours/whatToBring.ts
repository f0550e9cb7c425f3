import { type WhatToBring, whatToBringOptions } from '@tourdesk/domain/catalogue/vocabulary'
import type { Db } from '../../kernel/database.ts'

/** The things that tours' highlights ask people to bring, by the tour's id. */
export async function whatToBring(
  db: Db,
  tours: readonly string[],
): Promise<ReadonlyMap<string, WhatToBring[]>> {
  if (tours.length === 0) return new Map()
  const rows = await db
    .selectFrom('tour_highlights')
    .innerJoin('highlights', 'highlights.id', 'tour_highlights.highlight_id')
    .select(['tour_highlights.tour_id', 'highlights.what_to_bring'])
    .where('tour_highlights.tour_id', 'in', tours)
    .where('highlights.is_active', '=', true)
    .execute()
  return new Map(
    tours.map((tour) => {
      const asked = new Set(
        rows.filter(({ tour_id }) => tour_id === tour).flatMap((row) => row.what_to_bring),
      )
      return [tour, whatToBringOptions.filter((option) => asked.has(option))]
    }),
  )
}
