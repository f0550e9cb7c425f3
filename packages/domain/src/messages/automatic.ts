/** Messages sent to customers automatically, when something happens or at a set time. */
export const customerNews = [
  'order_confirmed',
  'order_changed',
  'order_canceled',
  'departure_canceled',
  'departure_moved',
  'payment_link',
  'balance_due',
  'balance_overdue',
  'tour_reminder',
  'pickup_changed',
] as const
export type CustomerNews = (typeof customerNews)[number]

/** Messages to customers when the office cancels or moves whole departures. */
export const departureNews = ['departure_canceled', 'departure_moved'] as const satisfies CustomerNews[]
export type DepartureNews = (typeof departureNews)[number]

/** Messages to guides and drivers. */
export const crewNews = ['crew_assigned', 'crew_removed', 'crew_day'] as const
export type CrewNews = (typeof crewNews)[number]

/** Messages to agencies about their statements. */
export const agencyNews = ['statement_ready', 'statement_overdue'] as const
export type AgencyNews = (typeof agencyNews)[number]

/** Messages to parties of the waiting list, which have no order. */
export const waitingNews = ['seat_offered'] as const
export type WaitingNews = (typeof waitingNews)[number]

/** The events of all messages that are sent automatically. */
export const automaticEvents = [...customerNews, ...waitingNews, ...crewNews, ...agencyNews] as const
export type AutomaticEvent = (typeof automaticEvents)[number]

/** Messages to suppliers who were asked for a vehicle, when the request changes. */
export const supplierNews = ['supplier_changed', 'supplier_canceled'] as const

/** The events that can be switched on and off. */
export const switchedEvents = [...automaticEvents, ...supplierNews] as const
export type SwitchedEvent = (typeof switchedEvents)[number]

/** Messages to car suppliers about a vehicle unit. */
export const supplierEvents = ['supplier_request', ...supplierNews] as const
export type SupplierEvent = (typeof supplierEvents)[number]

/**
 * The events with an order of channels; a `supplier_request` is sent by staff, so it can't be switched off.
 */
export const channelEvents = [...automaticEvents, ...supplierEvents] as const
export type ChannelEvent = (typeof channelEvents)[number]

/** True if the name is one of these events. */
export function isAutomatic(event: string): event is AutomaticEvent {
  return (automaticEvents as readonly string[]).includes(event)
}

export function isCrewNews(event: string): event is CrewNews {
  return (crewNews as readonly string[]).includes(event)
}

export function isOfDeparture(event: string): event is DepartureNews {
  return (departureNews as readonly string[]).includes(event)
}

export function isAgencyNews(event: string): event is AgencyNews {
  return (agencyNews as readonly string[]).includes(event)
}

export function isWaitingNews(event: string): event is WaitingNews {
  return (waitingNews as readonly string[]).includes(event)
}

/** The events that are off in a new installation. */
const offAtFirst: readonly SwitchedEvent[] = [
  'payment_link',
  'crew_assigned',
  'crew_removed',
  'statement_overdue',
  ...supplierNews,
]

/** True if an event is on by default. */
export function isOnAtFirst(event: SwitchedEvent): boolean {
  return !offAtFirst.includes(event)
}

/** How many minutes a message is held for further changes, counted from the latest one. */
export const waitMinutes = {
  order_confirmed: 2,
  order_changed: 10,
  pickup_changed: 5,
  crew_assigned: 15,
  crew_removed: 15,
  crew_day: 15,
} as const satisfies Partial<Record<AutomaticEvent, number>>

/** Events that can send several messages, one for each new content; all others send one. */
const repeating: readonly AutomaticEvent[] = [
  'order_changed',
  'pickup_changed',
  'crew_assigned',
  'crew_removed',
  'crew_day',
]

export function repeats(event: AutomaticEvent): boolean {
  return repeating.includes(event)
}
