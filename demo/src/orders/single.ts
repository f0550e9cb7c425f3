import { addDays } from '@tourdesk/domain/calendar'
import type { EntryDraft } from '@tourdesk/domain/entries/entryDraft'
import { type OrderType, type TourOption, vehicleSizes } from '@tourdesk/domain/entries/vocabulary'
import type { Request } from './daily.ts'
import { drawDeparture } from './departure.ts'
import { entryNotes } from './notes.ts'
import { drawPickup } from './places.ts'
import type { Drawing } from './plannedOrder.ts'
import { weighted } from './weighted.ts'

export const serviceDemand: [TourOption, number][] = [
  ['car + guide', 42],
  ['private', 34],
  ['car only', 15],
  ['guide only', 9],
]

/** The only tour of a private or package order, over one day or more. */
export function drawSingleEntry(drawing: Drawing, { guest, day }: Request, orderType: OrderType): EntryDraft {
  const { random, market } = drawing
  const { tour } = drawDeparture(random, market, { language: guest.language, allowsPrivate: true })
  const people = weighted(random, [
    [random.int(1, 4), 60],
    [random.int(5, 7), 22],
    [random.int(8, 16), 18],
  ])
  const smallest = vehicleSizes.find((size) => size >= people) ?? 16
  const moreDays =
    orderType === 'package'
      ? random.int(1, 4)
      : weighted(random, [
          [0, 74],
          [1, 18],
          [2, 8],
        ])
  return {
    tour: tour._id,
    date: null,
    startDate: day,
    endDate: addDays(day, moreDays),
    group_type: 'private_group',
    language: guest.language,
    price_class: 'premium',
    participants: {},
    numOfParticipants: people,
    vehicleSize: smallest,
    isDeluxe: smallest <= 7 && people <= 6 && random.chance(0.25),
    tourOption: weighted(random, serviceDemand),
    licensePlate: '',
    guide: '',
    voucher: random.chance(0.4) ? `V-${random.int(1000, 9999)}` : '',
    pickup: drawPickup(drawing, 'private_group'),
    dropoff: null,
    differentDropoff: false,
    notes: random.chance(0.25) ? random.pick(entryNotes) : '',
  }
}
