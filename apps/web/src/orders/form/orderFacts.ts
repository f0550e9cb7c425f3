import type { CurrentUser } from '@tourdesk/contract/identity/identity'
import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { defaultBookingCloses } from '@tourdesk/domain/catalogue/tour'
import type { EntryDraft } from '@tourdesk/domain/entries/entryDraft'
import type { Place } from '@tourdesk/domain/entries/place'
import type { AgencyRights } from '@tourdesk/domain/orders/agencyRights'
import type { OrderDraft } from '@tourdesk/domain/orders/order'
import type { BookableTour, OrderFacts } from '@tourdesk/domain/orders/orderFacts'
import { changesOf, checksOf } from '@tourdesk/domain/orders/planChange'
import { savedDraft } from '@tourdesk/domain/orders/savedDraft'
import type { TicketType } from '@tourdesk/domain/pricing/priceList'
import { ticketTypesFor } from '@tourdesk/domain/pricing/ticketTypes'
import { actorOf } from '../../app/actorOf.ts'
import { savedCustomPrice } from './draft/customTotal.ts'
import { rateOf } from './draft/price.ts'
import type { OrderWorld } from './orderWorld.ts'

/** A place of an entry, as the form names it. */
export type PlaceName = `selectedTours.${number}.${'pickup' | 'dropoff'}`

/** A key that's equal for equal places. */
export function placeKey({ _id, city, name, address }: Place): string {
  return _id ?? [city, name, address].join('\n')
}

/** True while a new entry's pickup was filled in by the form and isn't confirmed yet. */
export function isProposed(entry: EntryDraft | undefined, confirmed: readonly string[]): boolean {
  if (!entry || entry._id || !entry.pickup?.name) return false
  return !confirmed.includes(placeKey(entry.pickup))
}

/** The facts for the checks that don't change while someone types. */
export type StandingFacts = Pick<
  OrderFacts,
  'tours' | 'ticketTypes' | 'account' | 'saved' | 'canOverride' | 'canPriceByHand'
>

interface Known {
  world: OrderWorld
  order: Order | null
  now: Date
  /** Indexes of entries whose PAID return has no list price, from the last price response. */
  unsoldReturns: readonly number[]
  /** Places being searched for by address. */
  sought: readonly PlaceName[]
  /** The keys (`placeKey`) of places that were chosen or confirmed in this form. */
  confirmed: readonly string[]
}

export function standingFacts(world: OrderWorld, session: CurrentUser, order: Order | null): StandingFacts {
  return {
    tours: toursOf(world, order),
    ticketTypes: ticketTypesFor<TicketType>(world.ticketTypes, order?.ticketTypes ?? []),
    account: actorOf(session).account,
    saved: order && savedDraft(order),
    canOverride: session.permissions.includes('orders.overrideDays'),
    canPriceByHand: session.permissions.includes('orders.priceByHand'),
  }
}

/** The facts for checking a draft; the server makes the same from its own data. */
export function orderFactsOf(
  draft: OrderDraft,
  standing: StandingFacts,
  { world, order, now, unsoldReturns, sought, confirmed }: Known,
): OrderFacts {
  const { saved } = standing
  return {
    ...standing,
    now,
    agency: rightsOf(world, draft.agency),
    starTour: starTourOf(world, draft),
    savedCustomPrice: savedCustomPrice(order, draft.currency, rateOf(draft.currency, order, world.rates)),
    locations: world.locations,
    isSeeking: (index, place) => sought.includes(`selectedTours.${index}.${place}`),
    isProposed: (index) => isProposed(draft.selectedTours[index], confirmed),
    returnNeedsQuote: (index) => unsoldReturns.includes(index),
    ...(saved && checksOf(changesOf(saved, draft))),
  }
}

/** The star tour of a new star order as it's sold now. */
export function starTourOf({ starTours }: OrderWorld, { starTour }: Pick<OrderDraft, 'starTour'>) {
  const star = starTours.find(({ _id }) => _id === starTour)
  return star ? { ...star, isActive: true } : null
}

/** What an agency may sell; null for an unknown one. The main account may always sell private groups. */
export function rightsOf({ sellers }: OrderWorld, agency: string | null): AgencyRights | null {
  const seller = sellers.find(({ _id }) => _id === agency)
  if (!seller) return null
  const { isMain, allowPrivateGroup, doesAllowPaymentToAgency } = seller
  return { allowPrivateGroup: isMain || allowPrivateGroup, doesAllowPaymentToAgency }
}

const noDays = { groupTypes: [], unavailabilityDates: [], bookingCloses: defaultBookingCloses }

/** Tours on sale, and the saved order's own that no longer are, by id. */
function toursOf(world: OrderWorld, order: Order | null): Map<string, BookableTour> {
  const tours = new Map<string, BookableTour>()
  for (const { tour } of order?.selectedTours ?? []) {
    if (tour) tours.set(tour._id, { ...tour, ...(tour.days ?? noDays), isActive: false })
  }
  for (const tour of world.tours) tours.set(tour._id, tour)
  return tours
}
