import type { Day } from '@tourdesk/domain/calendar'
import type { FilterLanguage } from '@tourdesk/domain/catalogue/vocabulary'
import type { Coupon } from '@tourdesk/domain/pricing/coupon'
import type { GeneralDiscount } from '@tourdesk/domain/pricing/generalDiscount'
import type { PriceList, TicketType } from '@tourdesk/domain/pricing/priceList'
import type { Currency } from '@tourdesk/domain/pricing/vocabulary'
import { type Selectable, sql } from 'kysely'
import { compiled } from '../kernel/compiled.ts'
import type { Db, Tx } from '../kernel/database.ts'
import type { PriceLists } from '../kernel/schema/pricing.ts'

/** Ticket types in their order; `adult` is always among them. */
export function findTicketTypes(db: Db | Tx): Promise<(TicketType & { _id: string; notes: string })[]> {
  return ticketTypes(db, {})
}

const ticketTypes = compiled((db) =>
  db
    .selectFrom('ticket_types')
    .select(['id as _id', 'type', 'price_portion as pricePortion', 'notes'])
    .orderBy('position'),
)

/** Stored pickup and drop-off places, by city and name. */
export function findLocations(db: Db | Tx) {
  return db
    .selectFrom('locations')
    .select(['id as _id', 'city', 'name', 'address', 'is_default as isDefault', 'lat', 'lng'])
    .orderBy('city')
    .orderBy('name')
    .execute()
}

/** Units of each currency for one dollar (HOLE-O5). */
export async function findRates(db: Db | Tx): Promise<Record<Currency, number>> {
  const rates = new Map((await currencyRates(db, {})).map(({ currency, rate }) => [currency, rate]))
  return { USD: 1, EUR: rates.get('EUR') ?? 1, ILS: rates.get('ILS') ?? 1 }
}

const currencyRates = compiled((db) => db.selectFrom('currency_rates').select(['currency', 'rate']))

/** Price lists of tours that are Active on one of the days, by tour. */
export async function findPriceLists(
  db: Db | Tx,
  tourIds: string[],
  days: Day[],
): Promise<Map<string, PriceList[]>> {
  const isAsked = tourIds.length > 0 && days.length > 0
  return byTour(tourIds, isAsked ? await listsOfDays(db, { tourIds, days }) : [])
}

/** Active price lists that have not ended yet, by tour: what the lowest prices are taken from. */
export async function findOpenPriceLists(
  db: Db,
  tourIds: string[],
  today: Day,
): Promise<Map<string, PriceList[]>> {
  return byTour(tourIds, await openLists(db, { tourIds, today }))
}

/** All price lists of one tour, in their order. */
export async function findPriceListsOf(db: Db | Tx, tourId: string): Promise<PriceList[]> {
  const rows = await db
    .selectFrom('price_lists')
    .selectAll()
    .where('tour_id', '=', tourId)
    .orderBy('position')
    .execute()
  return byTour([tourId], rows).get(tourId) ?? []
}

const listsOfDays = compiled((db, { tourIds, days }: { tourIds: string[]; days: Day[] }) =>
  activeLists(db, tourIds).where(
    sql<boolean>`exists (select from unnest(${days}::date[]) day where day between start_date and coalesce(end_date, 'infinity'))`,
  ),
)

const openLists = compiled((db, { tourIds, today }: { tourIds: string[]; today: Day }) =>
  activeLists(db, tourIds).where(sql<boolean>`coalesce(end_date, 'infinity') >= ${today}`),
)

function activeLists(db: Db | Tx, tourIds: string[]) {
  return db
    .selectFrom('price_lists')
    .selectAll()
    .where(sql<boolean>`tour_id = any(${tourIds})`)
    .where('status', '=', 'Active')
    .orderBy('position')
}

function byTour(tourIds: string[], rows: Selectable<PriceLists>[]): Map<string, PriceList[]> {
  const lists = new Map<string, PriceList[]>(tourIds.map((id) => [id, []]))
  for (const row of rows) {
    lists.get(row.tour_id)?.push({
      _id: row.id,
      description: row.description,
      startDate: row.start_date,
      endDate: row.end_date,
      status: row.status,
      prices: row.prices,
    })
  }
  return lists
}

/** A coupon by its exact code, with the orders that redeem it now. */
export async function findCoupon(
  db: Db | Tx,
  code: string,
): Promise<(Coupon & { name: string; uses: number }) | null> {
  if (code === '') return null
  const row = await db.selectFrom('coupons').selectAll().where('code', '=', code).executeTakeFirst()
  if (!row) return null
  const tours = await db
    .selectFrom('coupon_tours')
    .select('tour_id')
    .where('coupon_id', '=', row.id)
    .execute()
  const { id, name, discount, start_date, end_date, usage, uses } = row
  return {
    _id: id,
    name,
    code,
    discount,
    start_date,
    end_date,
    usage,
    uses,
    tours: tours.map((tour) => tour.tour_id),
  }
}

/** All coupons by code, with their tours. */
export function findAllCoupons(db: Db | Tx): Promise<(Coupon & { name: string })[]> {
  return db
    .selectFrom('coupons')
    .leftJoin('coupon_tours', 'coupon_id', 'coupons.id')
    .select([
      'coupons.id as _id',
      'name',
      'code',
      'discount',
      'start_date',
      'end_date',
      'usage',
      sql<
        string[]
      >`coalesce(array_agg(tour_id order by tour_id) filter (where tour_id is not null), '{}')`.as('tours'),
    ])
    .groupBy('coupons.id')
    .orderBy('code')
    .execute()
}

/** All general discounts, with their tours. */
export async function findGeneralDiscounts(
  db: Db | Tx,
): Promise<(GeneralDiscount & { languages: FilterLanguage[] })[]> {
  const rows = await generalDiscounts(db, {})
  return rows.map((row) => ({
    _id: row.id,
    discount: row.discount,
    bookingOrTour: row.booking_or_tour,
    start_date: row.start_date,
    end_date: row.end_date,
    tours: row.tours,
    languages: row.languages,
    groupTypes: row.group_types,
  }))
}

const generalDiscounts = compiled((db) =>
  db
    .selectFrom('general_discounts')
    .leftJoin('general_discount_tours', 'general_discount_id', 'general_discounts.id')
    .selectAll('general_discounts')
    .select(
      sql<
        string[]
      >`coalesce(array_agg(tour_id order by tour_id) filter (where tour_id is not null), '{}')`.as('tours'),
    )
    .groupBy('general_discounts.id')
    .orderBy('general_discounts.position')
    .orderBy('general_discounts.id'),
)
