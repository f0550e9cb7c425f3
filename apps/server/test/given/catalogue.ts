import { groupTypes, tourLanguages } from '@tourdesk/domain/catalogue/vocabulary'
import { allPairs } from '@tourdesk/domain/pricing/checkPrices'
import { givenPair } from '@tourdesk/domain/testing/given'
import type { Insertable, Selectable } from 'kysely'
import { newId } from '../../src/kernel/newId.ts'
import type { Tours } from '../../src/schema/catalogue.ts'
import type { Locations, PriceLists } from '../../src/schema/pricing.ts'
import type { Ground } from './ground.ts'
import { inTurn } from './once.ts'

export type GivenTour = Selectable<Tours>
export type GivenLocation = Selectable<Locations>

const tourNames = [
  'Masada and the Dead Sea',
  'Jerusalem Old City',
  'Galilee and Nazareth',
  'Caesarea and Acre',
  'Bethlehem',
]
const hotels = ['Dan Panorama', 'Hotel Botanic', 'Sea Towers', 'Abraham House', 'Leonardo Plaza']
const everyDay = [0, 1, 2, 3, 4, 5, 6]

export function givenCatalogue({ db, clock }: Ground) {
  const tourName = inTurn(tourNames)
  const hotel = inTurn(hotels)
  let tours = 0
  return { tour: makeTour, priceList: makePriceList, location: makeLocation }

  /**
   * An active tour, open every day for every group and language, with prices for all pairs of cities from
   * 2026.
   */
  async function makeTour(
    row: Partial<Insertable<Tours>> = {},
    prices: Partial<Parameters<typeof givenPair>[0]> = {},
  ): Promise<GivenTour> {
    tours += 1
    const now = clock.now()
    const languages = tourLanguages.map((language) => ({ language, days: everyDay }))
    const tour = await db
      .insertInto('tours')
      .values({
        id: newId(),
        name: tourName(),
        number: `T${700 + tours}`,
        is_active: true,
        main_region: 'south',
        does_include_return_transport: true,
        group_types: JSON.stringify(groupTypes.map((group_type) => ({ group_type, languages }))),
        pickup_times: JSON.stringify({
          tel_aviv: '07:30',
          jerusalem: '08:45',
          herzliya: '07:00',
          jaffa: '07:45',
        }),
        created_at: now,
        updated_at: now,
        ...row,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await makePriceList(tour, {}, prices)
    return tour
  }

  /** An Active price list of a tour, with the same prices for all pairs of cities. */
  async function makePriceList(
    tour: { id: string },
    row: Partial<Insertable<PriceLists>> = {},
    prices: Partial<Parameters<typeof givenPair>[0]> = {},
  ): Promise<Selectable<PriceLists>> {
    return db
      .insertInto('price_lists')
      .values({
        id: newId(),
        tour_id: tour.id,
        position: 0,
        start_date: '2026-01-01',
        status: 'Active',
        prices: JSON.stringify(allPairs().map((pair) => givenPair({ ...prices, ...pair }))),
        ...row,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
  }

  /** A pickup location, by default in Tel Aviv. */
  async function makeLocation(row: Partial<Insertable<Locations>> = {}): Promise<GivenLocation> {
    const city = row.city ?? 'tel_aviv'
    return db
      .insertInto('locations')
      .values({ id: newId(), city, name: hotel(), address: '10 HaYarkon Street', position: 0, ...row })
      .returningAll()
      .executeTakeFirstOrThrow()
  }
}
