import { sql } from 'kysely'
import type { Db } from '../../kernel/database.ts'
import { selectWaiting } from './waitingRows.ts'

/** An offer with its party and its tour. Rejects for an unknown one. */
export async function findOffer(db: Db, id: string) {
  const { place, ...offer } = await db
    .selectFrom('offers')
    .innerJoin('waiting_entries', 'waiting_entries.id', 'offers.waiting_id')
    .innerJoin('tours', 'tours.id', 'waiting_entries.tour_id')
    .leftJoin('holds', 'holds.id', 'offers.id')
    .leftJoin('locations', 'locations.id', 'pickup_id')
    .select(['offers.id', 'offers.waiting_id', 'tour_date', 'offered_until', 'price', 'refused_at'])
    .select([
      'offers.created_at',
      'holds.expires_at as heldUntil',
      'does_include_return_transport as returns',
    ])
    .select(sql<string | null>`tours.thumbnails->>'wide'`.as('wide'))
    .select(['locations.city', 'locations.name as place', 'locations.address'])
    .where('offers.id', '=', id)
    .executeTakeFirstOrThrow()
  const party = await selectWaiting(db)
    .where('waiting_entries.id', '=', offer.waiting_id)
    .executeTakeFirstOrThrow()
  return { ...offer, place, party }
}

export type StoredOffer = Awaited<ReturnType<typeof findOffer>>

/** True while an offer can be taken by its link. */
export function isOpenOffer({ price, heldUntil }: StoredOffer, now: Date): boolean {
  return price !== null && heldUntil !== null && heldUntil > now
}
