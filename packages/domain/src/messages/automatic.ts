/** What customers are told by itself, when something happens or a time comes. */
export const customerNews = [
  'order_confirmed',
  'order_changed',
  'order_canceled',
  'payment_link',
  'balance_due',
  'balance_overdue',
  'tour_reminder',
  'pickup_changed',
] as const
export type CustomerNews = (typeof customerNews)[number]

/** What guides and drivers are told. */
export const crewNews = ['crew_assigned', 'crew_removed', 'crew_day'] as const
export type CrewNews = (typeof crewNews)[number]

/** The events of messages that go out by themselves. */
export const automaticEvents = [...customerNews, ...crewNews] as const
export type AutomaticEvent = (typeof automaticEvents)[number]

/** What car suppliers who were asked for a vehicle hear when the request changes. */
export const supplierNews = ['supplier_changed', 'supplier_canceled'] as const
export type SupplierNews = (typeof supplierNews)[number]

/** The events that can be switched on and off. */
export const switchedEvents = [...automaticEvents, ...supplierNews] as const
export type SwitchedEvent = (typeof switchedEvents)[number]

/** What car suppliers are told about a vehicle unit. */
export const supplierEvents = ['supplier_request', ...supplierNews] as const
export type SupplierEvent = (typeof supplierEvents)[number]

/** The events that have an order of channels; staff ask for a `supplier_request`, so there's nothing to switch. */
export const channelEvents = [...automaticEvents, ...supplierEvents] as const
export type ChannelEvent = (typeof channelEvents)[number]

/** Whether somebody's name is one of these events. */
export function isAutomatic(event: string): event is AutomaticEvent {
  return (automaticEvents as readonly string[]).includes(event)
}

export function isCrewNews(event: string): event is CrewNews {
  return (crewNews as readonly string[]).includes(event)
}

/** The events that are off in a new installation. */
const offAtFirst: readonly SwitchedEvent[] = [
  'payment_link',
  'crew_assigned',
  'crew_removed',
  ...supplierNews,
]

/** Whether an event is on as long as nobody switched it. */
export function isOnAtFirst(event: SwitchedEvent): boolean {
  return !offAtFirst.includes(event)
}

/** How many minutes a message waits for more changes, from the last one. */
export const waitMinutes = {
  order_confirmed: 2,
  order_changed: 10,
  pickup_changed: 5,
  crew_assigned: 15,
  crew_removed: 15,
  crew_day: 15,
} as const satisfies Partial<Record<AutomaticEvent, number>>

/** The events of which each content is told once, so that another message may follow; of the rest there is one. */
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
