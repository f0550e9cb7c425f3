import { addDays, type Day } from '@tourdesk/domain/calendar'
import { type City, cities } from '@tourdesk/domain/catalogue/vocabulary'
import { type Cents, toCents } from '@tourdesk/domain/money'
import type { PriceList, PricePair } from '@tourdesk/domain/pricing/priceList'
import type { PrivateColumn } from '@tourdesk/domain/pricing/vocabulary'
import type { DemoTour, PriceBasis } from './tours/demoTour.ts'

/** A price list that isn't stored yet. */
export type DemoPriceList = Omit<PriceList, '_id'>

const daysBack = 200
const daysAhead = 300
const highSeasonStartsIn = 75
const highSeasonFactor = 1.08
const nextYearFactor = 1.05
const seatsPaidPerVehicle = 4

/** The price lists of a tour around today: Active without a gap, and a Draft for the next calendar year. */
export function priceListsOf(tour: DemoTour, today: Day): DemoPriceList[] {
  const nextYear = Number(today.slice(0, 4)) + 1
  return [
    ...activeLists(tour, today),
    {
      description: `Proposal for ${nextYear}`,
      startDate: `${nextYear}-01-01`,
      endDate: `${nextYear}-12-31`,
      status: 'Draft',
      prices: pairsOf(tour, nextYearFactor),
    },
  ]
}

function activeLists(tour: DemoTour, today: Day): DemoPriceList[] {
  const startDate = addDays(today, -daysBack)
  const endDate = addDays(today, daysAhead)
  if (tour.priceBasis.seasons === 1) {
    return [
      { description: 'Standard prices', startDate, endDate, status: 'Active', prices: pairsOf(tour, 1) },
    ]
  }
  const change = addDays(today, highSeasonStartsIn)
  return [
    {
      description: 'Current season',
      startDate,
      endDate: addDays(change, -1),
      status: 'Active',
      prices: pairsOf(tour, 1),
    },
    {
      description: 'High season',
      startDate: change,
      endDate,
      status: 'Active',
      prices: pairsOf(tour, highSeasonFactor),
    },
  ]
}

function pairsOf(tour: DemoTour, factor: number): PricePair[] {
  return cities.flatMap((pickup) =>
    cities.map((dropoff) => ({
      pickup,
      dropoff,
      pickupTime: tour.pickupTimes[pickup],
      prices: pricesOf(tour, pickup, dropoff, factor),
    })),
  )
}

function pricesOf(tour: DemoTour, pickup: City, dropoff: City, factor: number): PricePair['prices'] {
  const { perPerson, perVehicle, citySupplements, transferFees } = tour.priceBasis
  const supplement = citySupplements[pickup]
  const seat = (dollars: number) => (dollars === 0 ? 0 : wholeDollars((dollars + supplement) * factor))
  const vehicle = (column: PrivateColumn) =>
    wholeDollars((perVehicle[column] + supplement * seatsPaidPerVehicle) * factor)
  return {
    economy: seat(perPerson.economy),
    small_group: seat(perPerson.small_group),
    medium_group: seat(perPerson.medium_group),
    large_group: seat(perPerson.large_group),
    private_group: {
      four_seater: vehicle('four_seater'),
      four_seater_deluxe: vehicle('four_seater_deluxe'),
      seven_seater: vehicle('seven_seater'),
      seven_seater_deluxe: vehicle('seven_seater_deluxe'),
      ten_seater: vehicle('ten_seater'),
      nineteen_seater: vehicle('nineteen_seater'),
    },
    transferFee: toCents(transferFeeOf(transferFees, pickup, dropoff)),
  }
}

function wholeDollars(dollars: number): Cents {
  return toCents(Math.round(dollars))
}

function transferFeeOf(fees: PriceBasis['transferFees'], pickup: City, dropoff: City): number {
  if (pickup === dropoff) return fees.sameCity
  return pickup === 'jerusalem' || dropoff === 'jerusalem' ? fees.acrossCountry : fees.neighbour
}
