import { addDays, dayIn } from '@tourdesk/domain/calendar'
import { groupTypes, tourLanguages } from '@tourdesk/domain/catalogue/vocabulary'
import type { Insertable, Selectable } from 'kysely'
import { newId } from '../../src/kernel/newId.ts'
import type { StarTours } from '../../src/schema/catalogue.ts'
import type { Coupons, GeneralDiscounts } from '../../src/schema/pricing.ts'
import type { Ground } from './ground.ts'
import { inTurn } from './once.ts'

type Tour = { id: string }

export function givenOffers({ db, clock }: Ground) {
  const code = inTurn(['SPRING', 'DESERT', 'PILGRIM', 'FAMILY'])
  let stars = 0
  return {
    /**
     * A 10 % coupon for some tours, or for all with `all_tours`; valid for the last month and for a hundred
     * orders.
     */
    async coupon(tours: Tour[], row: Partial<Insertable<Coupons>> = {}): Promise<Selectable<Coupons>> {
      const own = row.code ?? code()
      const start_date = addDays(dayIn(clock.now()), -30)
      const coupon = await db
        .insertInto('coupons')
        .values({
          id: newId(),
          name: own,
          code: own,
          discount: 0.1,
          start_date,
          usage: 100,
          position: 0,
          ...row,
        })
        .returningAll()
        .executeTakeFirstOrThrow()
      const pairs = tours.map((tour) => ({ coupon_id: coupon.id, tour_id: tour.id }))
      if (pairs.length > 0) await db.insertInto('coupon_tours').values(pairs).execute()
      return coupon
    },
    /** A 20 % discount for some tours, for bookings in the last month in every language and group. */
    async generalDiscount(tours: Tour[], row: Partial<Insertable<GeneralDiscounts>> = {}): Promise<void> {
      const id = newId()
      await db
        .insertInto('general_discounts')
        .values({
          id,
          discount: 0.2,
          booking_or_tour: 'booking',
          start_date: addDays(dayIn(clock.now()), -30),
          languages: [...tourLanguages],
          group_types: [...groupTypes],
          position: 0,
          ...row,
        })
        .execute()
      const pairs = tours.map((tour) => ({ general_discount_id: id, tour_id: tour.id }))
      if (pairs.length > 0) await db.insertInto('general_discount_tours').values(pairs).execute()
    },
    /** A star tour with 15 % off these tours, in this order. */
    async starTour(tours: Tour[], row: Partial<Insertable<StarTours>> = {}): Promise<Selectable<StarTours>> {
      stars += 1
      const now = clock.now()
      const star = await db
        .insertInto('star_tours')
        .values({
          id: newId(),
          name: 'Israel in a Week',
          number: `S${10 + stars}`,
          discount: 0.15,
          is_active: true,
          created_at: now,
          updated_at: now,
          ...row,
        })
        .returningAll()
        .executeTakeFirstOrThrow()
      const rows = tours.map((tour, position) => ({ star_tour_id: star.id, tour_id: tour.id, position }))
      await db.insertInto('star_tour_tours').values(rows).execute()
      return star
    },
  }
}
