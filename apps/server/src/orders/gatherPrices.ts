import { tourDateOf } from '@tourdesk/domain/orders/entry'
import type { OrderDraft } from '@tourdesk/domain/orders/order'
import type { Coupon } from '@tourdesk/domain/pricing/coupon'
import type { GeneralDiscount } from '@tourdesk/domain/pricing/generalDiscount'
import type { PriceList, TicketType } from '@tourdesk/domain/pricing/priceList'
import type { Currency } from '@tourdesk/domain/pricing/vocabulary'
import { type BookedTour, findBookedTours } from '../catalogue/queries.ts'
import type { Db, Tx } from '../kernel/database.ts'
import {
  findCoupon,
  findGeneralDiscounts,
  findPriceLists,
  findRates,
  findTicketTypes,
} from '../pricing/queries.ts'

/** What an order needs of a star tour: the share it takes off and its tours in their order. */
export interface BookedStarTour {
  isActive: boolean
  discount: number
  tours: string[]
}

/** Everything stored that the price and the checks of an order depend on, read once. */
export interface PriceFacts {
  tours: Map<string, BookedTour>
  priceLists: Map<string, PriceList[]>
  ticketTypes: TicketType[]
  discounts: GeneralDiscount[]
  /** The coupon with the typed code, valid or not. */
  coupon: (Coupon & { name: string; uses: number }) | null
  /** The star tour of a star order, if it names one that exists. */
  starTour: BookedStarTour | null
  rates: Record<Currency, number>
}

/** Reads what the draft needs, one after the other: inside a transaction they share one connection. */
export async function gatherPrices(db: Db | Tx, draft: OrderDraft): Promise<PriceFacts> {
  const tourIds = [...new Set(draft.selectedTours.flatMap((entry) => entry.tour ?? []))]
  const days = [...new Set(draft.selectedTours.flatMap((entry) => tourDateOf(entry, draft.orderType) ?? []))]
  const isDaily = draft.orderType === 'daily'
  const starTour = draft.orderType === 'starTour' ? draft.starTour : null
  return {
    tours: await findBookedTours(db, tourIds),
    priceLists: await findPriceLists(db, tourIds, days),
    ticketTypes: await findTicketTypes(db),
    discounts: isDaily ? await findGeneralDiscounts(db) : [],
    coupon: isDaily ? await findCoupon(db, draft.coupon_code.trim()) : null,
    starTour: starTour ? await findStarTour(db, starTour) : null,
    rates: await findRates(db),
  }
}

async function findStarTour(db: Db | Tx, id: string): Promise<BookedStarTour | null> {
  const star = await db
    .selectFrom('star_tours')
    .select(['discount', 'is_active'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!star) return null
  const tours = await db
    .selectFrom('star_tour_tours')
    .select('tour_id')
    .where('star_tour_id', '=', id)
    .orderBy('position')
    .execute()
  return { isActive: star.is_active, discount: star.discount, tours: tours.map((tour) => tour.tour_id) }
}
