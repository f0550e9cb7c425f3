import type { City, GroupType } from '@tourdesk/domain/catalogue/vocabulary'
import type { Dropoff, EntryDraft, Pickup } from '@tourdesk/domain/entries/entryDraft'
import { placeOf } from '@tourdesk/domain/entries/place'
import type { SoldTour } from '../market.ts'
import type { Random } from '../random.ts'
import type { Drawing } from './plannedOrder.ts'
import { weighted } from './weighted.ts'

export const cityDemand: [City, number][] = [
  ['tel_aviv', 46],
  ['jerusalem', 36],
  ['herzliya', 10],
  ['jaffa', 8],
]
const flats = ['12 Frishman Street', '7 Emek Refaim Street', '41 Rothschild Boulevard', '3 Basel Street']

type Places = Pick<EntryDraft, 'pickup' | 'dropoff' | 'differentDropoff'>

/** A party's pickup; a private group may be picked up from a flat. */
export function drawPickup({ random, market }: Drawing, group_type: GroupType): Pickup {
  const city = weighted(random, cityDemand)
  if (group_type === 'private_group' && random.chance(0.15)) {
    return { city, name: '', address: random.pick(flats), pickupTimeStart: null }
  }
  return { ...placeOf(random.pick(market.locations.get(city) ?? [])), pickupTimeStart: null }
}

/** The return transport: included, as an extra where the tour sells it, or none. */
export function drawWayBack(drawing: Drawing, tour: SoldTour, pickup: Pickup, isOffice: boolean): Places {
  const { random } = drawing
  if (tour.doesIncludeReturnTransport) {
    if (!random.chance(0.1)) return { pickup, dropoff: null, differentDropoff: false }
    return { pickup, dropoff: dropoffAt(drawing, false), differentDropoff: true }
  }
  // Only the office may sell return transport before its price is set.
  const hasFee = tour.content.priceBasis.transferFees.sameCity > 0
  if (!random.chance(0.35) || !(hasFee || isOffice)) return { pickup, dropoff: null, differentDropoff: false }
  return { pickup, dropoff: { ...placeOf(pickup), is_extra_service: true }, differentDropoff: false }
}

function dropoffAt({ random, market }: Drawing, is_extra_service: boolean): Dropoff {
  const city = weighted(random, cityDemand)
  return { ...placeOf(random.pick(market.locations.get(city) ?? [])), is_extra_service }
}

/** The hotel room, if the customer gave it. */
export function drawRoom(random: Random, { name }: Pickup): string {
  return name.includes('Hotel') && random.chance(0.5)
    ? String(random.int(1, 12) * 100 + random.int(1, 40))
    : ''
}
