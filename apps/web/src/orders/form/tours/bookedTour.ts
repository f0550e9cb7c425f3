import type { ActiveStarTour } from '@tourdesk/contract/catalogue/starTours'
import type { Scene } from '@tourdesk/domain/entries/choices'
import type { OrderType } from '@tourdesk/domain/entries/vocabulary'
import { offeredOrderTypes } from '@tourdesk/domain/orders/offeredOrderTypes'
import type { OrderDraft } from '@tourdesk/domain/orders/order'
import { chooseTour, type PresetFacts } from '@tourdesk/domain/orders/presets'
import { withOrderType } from '@tourdesk/domain/orders/withOrderType'
import { withStarTour } from '@tourdesk/domain/orders/withStarTour'
import type { OfferedTour } from '../orderWorld.ts'

/** What a new order starts with: a tour or a star tour by its id, a type, or nothing. */
export interface Booked {
  tour?: string | undefined
  starTour?: string | undefined
  type?: OrderType | undefined
}

interface Booking extends Booked {
  /** What's on sale, and what presets are made from. */
  world: { tours: OfferedTour[]; starTours: ActiveStarTour[] } & Pick<PresetFacts, 'habits' | 'locations'>
  allowsPrivate: boolean
  dailyToursOnly: boolean
  now: Date
}

/** A new order with the choice made on a card, and the presets that follow from it. */
export function withBooked(draft: OrderDraft, booking: Booking): OrderDraft {
  const { tour: id, starTour, type, world, dailyToursOnly } = booking
  if (starTour && !dailyToursOnly) return withBookedStarTour(draft, starTour, booking)
  const tour = world.tours.find(({ _id }) => _id === id)
  const mayBook = offeredOrderTypes({ isMain: false, dailyToursOnly })
  if (!tour) return type && mayBook.includes(type) ? withOrderType(draft, type) : draft
  return {
    ...draft,
    selectedTours: draft.selectedTours.map((entry) => ({
      ...entry,
      ...chooseTour(
        entry,
        { tour: tour._id, day: null },
        { ...world, sceneOf: () => sceneFor(draft, tour, booking) },
      ),
    })),
  }
}

/** A star tour that's no longer sold stays chosen, so that the form reports it. */
function withBookedStarTour(draft: OrderDraft, starTour: string, booking: Booking): OrderDraft {
  const { world } = booking
  const turned = { ...withOrderType(draft, 'starTour'), starTour }
  const star = world.starTours.find(({ _id }) => _id === starTour)
  const tourOf = (id: string | null) => world.tours.find(({ _id }) => _id === id)
  return star ? withStarTour(turned, star, (tour) => sceneFor(turned, tourOf(tour), booking)) : turned
}

function sceneFor({ orderType }: OrderDraft, tour: OfferedTour | undefined, booking: Booking): Scene {
  const { allowsPrivate, now } = booking
  return { orderType, tour, allowsPrivate, moment: { now, override: false } }
}

/** True if a kept draft matches what's chosen now, or nothing is chosen. */
export function goesOnWith(draft: OrderDraft, { tour, starTour, type }: Booked): boolean {
  const isStar = draft.orderType === 'starTour'
  if (starTour) return isStar && draft.starTour === starTour
  if (tour === undefined && type) return draft.orderType === type
  return tour === undefined || (!isStar && draft.selectedTours.some((entry) => entry.tour === tour))
}
