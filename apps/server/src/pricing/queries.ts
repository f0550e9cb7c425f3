import type { Day } from '@tourdesk/domain/calendar'
import type { FilterLanguage } from '@tourdesk/domain/catalogue/vocabulary'
import type { Coupon } from '@tourdesk/domain/pricing/coupon'
import type { GeneralDiscount } from '@tourdesk/domain/pricing/generalDiscount'
import type { PriceList, TicketType } from '@tourdesk/domain/pricing/priceList'
import type { Currency } from '@tourdesk/domain/pricing/vocabulary'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import { byName } from '../kernel/byName.ts'
import { type Builder, compiled } from '../kernel/compiled.ts'
import type { Db, Tx } from '../kernel/database.ts'
import { answering, known, type Question } from '../kernel/question.ts'
import type { PriceLists } from '../schema/pricing.ts'

/** Ticket types in order, always including `adult`. */
export function ticketTypes(): Question<(TicketType & { _id: string; notes: string })[]> {
  return allTicketTypes({})
}

const allTicketTypes = compiled((db) =>
  db
    .selectFrom('ticket_types')
    .select(['id as _id', 'type', 'price_portion as pricePortion', 'notes'])
    .orderBy('position'),
)

/** Stored pickup and drop-off places, by city and name. */
export function storedLocations() {
  return allLocations({})
}

const allLocations = compiled((db) =>
  db
    .selectFrom('locations')
    .select(['id as _id', 'city', 'name', 'address', 'is_default as isDefault', 'lat', 'lng'])
    .where('deleted_at', 'is', null)
    .orderBy('city')
    .orderBy(byName('name')),
)

/** Units of each currency for one dollar. */
export function currencyRates(): Question<Record<Currency, number>> {
  return answering(allRates({}), (rows) => {
    const rates = new Map(rows.map(({ currency, rate }) => [currency, rate]))
    return { USD: 1, EUR: rates.get('EUR') ?? 1, ILS: rates.get('ILS') ?? 1 }
  })
}

const allRates = compiled((db) => db.selectFrom('currency_rates').select(['currency', 'rate']))

/** The tours' price lists that are Active on one of the days, by tour. */
export function priceListsOn(days: Day[], tourIds: string[]): Question<Map<string, PriceList[]>> {
  if (tourIds.length === 0 || days.length === 0) return known(byTour(tourIds, []))
  return answering(listsOfDays({ tourIds, days }), (rows) => byTour(tourIds, rows))
}

/** Active price lists that haven't ended yet, by tour, for the lowest prices. */
export function openPriceLists(tourIds: string[], today: Day): Question<Map<string, PriceList[]>> {
  return answering(openLists({ tourIds, today }), (rows) => byTour(tourIds, rows))
}

/** The days of active price lists that haven't ended yet, with the group types each has prices for. */
export function openPricedDays(today: Day) {
  return openDays({ today })
}

const openDays = compiled((db, { today }: { today: Day }) =>
  db
    .selectFrom('price_lists')
    .select(['tour_id', 'start_date as startDate', 'end_date as endDate', 'priced_groups as groupTypes'])
    .where('status', '=', 'Active')
    .where(sql<boolean>`coalesce(end_date, 'infinity') >= ${today}`),
)

/** All price lists of a tour, in order. */
export async function findPriceListsOf(db: Db | Tx, tourId: string): Promise<PriceList[]> {
  return (await findPriceLists(db, [tourId])).get(tourId) ?? []
}

/** The same for several tours. */
export async function findPriceLists(db: Db | Tx, tourIds: string[]): Promise<Map<string, PriceList[]>> {
  const rows = await db
    .selectFrom('price_lists')
    .selectAll()
    .where(sql<boolean>`tour_id = any(${tourIds})`)
    .orderBy('position')
    .execute()
  return byTour(tourIds, rows)
}

const listsOfDays = compiled((db, { tourIds, days }: { tourIds: string[]; days: Day[] }) =>
  activeLists(db, tourIds).where(
    sql<boolean>`exists (select from unnest(${days}::date[]) day where day between start_date and coalesce(end_date, 'infinity'))`,
  ),
)

const openLists = compiled((db, { tourIds, today }: { tourIds: string[]; today: Day }) =>
  activeLists(db, tourIds).where(sql<boolean>`coalesce(end_date, 'infinity') >= ${today}`),
)

function activeLists(db: Builder, tourIds: string[]) {
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

/** A coupon by its exact code, with the number of orders that use it. */
export function couponOfCode(code: string): Question<(Coupon & { name: string; uses: number }) | null> {
  if (code === '') return known(null)
  return answering(couponsByCode({ code }), ([coupon]) => coupon ?? null)
}

const couponsByCode = compiled((db, { code }: { code: string }) =>
  db
    .selectFrom('coupons')
    .select(['id as _id', 'name', 'code', 'discount', 'start_date', 'end_date', 'usage', 'uses'])
    .select('all_tours as allTours')
    .select(
      sql<string[]>`array(select tour_id from coupon_tours where coupon_id = coupons.id order by tour_id)`.as(
        'tours',
      ),
    )
    .where('code', '=', code),
)

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
      'all_tours as allTours',
      sql<
        string[]
      >`coalesce(array_agg(tour_id order by tour_id) filter (where tour_id is not null), '{}')`.as('tours'),
    ])
    .groupBy('coupons.id')
    .orderBy('code')
    .execute()
}

/** All general discounts, with their tours. */
export function generalDiscounts(): Question<StoredDiscount[]> {
  return allDiscounts({})
}

type StoredDiscount = GeneralDiscount & { languages: FilterLanguage[] }

/** The general discounts for any of these tours; each lists only those of them that it covers. */
export function discountsOf(tourIds: string[]): Question<StoredDiscount[]> {
  return tourIds.length === 0 ? known([]) : discountsOfTours({ tourIds })
}

const allDiscounts = compiled((db) =>
  selectDiscounts(
    db,
    sql`select tour_id from general_discount_tours where general_discount_id = general_discounts.id order by tour_id`,
  ),
)

const discountsOfTours = compiled((db, { tourIds }: { tourIds: string[] }) => {
  const named = sql`select tour_id from general_discount_tours
    where general_discount_id = general_discounts.id and tour_id = any(${tourIds}::uuid[])`
  return selectDiscounts(db, named).where(sql<boolean>`(all_tours or exists (${named}))`)
})

function selectDiscounts(db: Builder, tours: RawBuilder<unknown>) {
  return db
    .selectFrom('general_discounts')
    .select([
      'id as _id',
      'discount',
      'booking_or_tour as bookingOrTour',
      'start_date',
      'end_date',
      'languages',
      'group_types as groupTypes',
      'all_tours as allTours',
    ])
    .select(sql<string[]>`array(${tours})`.as('tours'))
    .orderBy('position')
    .orderBy('id')
}
