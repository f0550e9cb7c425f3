import type { City } from '@tourdesk/domain/catalogue/vocabulary'
import type { PrivateColumn } from '@tourdesk/domain/pricing/vocabulary'
import type { PriceBasis } from './demoTour.ts'

/** The six vehicle prices, calculated from the smallest one and rounded to ten dollars. */
export function vehiclesFrom(fourSeater: number): Record<PrivateColumn, number> {
  const tens = (factor: number) => Math.round((fourSeater * factor) / 10) * 10
  return {
    four_seater: fourSeater,
    four_seater_deluxe: tens(1.3),
    seven_seater: tens(1.15),
    seven_seater_deluxe: tens(1.5),
    ten_seater: tens(1.35),
    nineteen_seater: tens(1.75),
  }
}

/** For tours that start on the coast. */
export const fromCoast: Record<City, number> = { tel_aviv: 0, jerusalem: 10, herzliya: 5, jaffa: 0 }
/** For tours around Jerusalem and in the desert below it. */
export const fromJerusalem: Record<City, number> = { tel_aviv: 10, jerusalem: 0, herzliya: 15, jaffa: 10 }
/** For tours in the north. */
export const fromTheNorth: Record<City, number> = { tel_aviv: 5, jerusalem: 15, herzliya: 0, jaffa: 5 }

/** Return transport is included; only a drop-off in another city costs extra. */
export const returnIncluded: PriceBasis['transferFees'] = { sameCity: 0, neighbour: 5, acrossCountry: 20 }
/** Return transport is sold as an extra. */
export const returnSold: PriceBasis['transferFees'] = { sameCity: 12, neighbour: 18, acrossCountry: 35 }
/** Return transport within the city is arranged by the office only. */
export const returnOnRequest: PriceBasis['transferFees'] = { sameCity: 0, neighbour: 18, acrossCountry: 35 }
