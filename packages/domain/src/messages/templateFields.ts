import { type AutomaticEvent, isOfDeparture, isWaitingNews } from './automatic.ts'
import { itemText } from './template.ts'

/** All fields that templates can use. `changes` and `tours` are lists. */
export const templateFields = [
  'business.name',
  'business.phone',
  'customer.firstName',
  'customer.lastName',
  'order.number',
  'order.ref',
  'order.total',
  'order.open',
  'order.currency',
  'tour.name',
  'tour.date',
  'tour.weekday',
  'pickup.time',
  'pickup.city',
  'pickup.place',
  'pickup.address',
  'dropoff.text',
  'party.people',
  'party.tickets',
  'vehicle.plate',
  'vehicle.make',
  'vehicle.supplier',
  'guide.names',
  'driver.name',
  'payment.link',
  'payment.amount',
  'payment.dueDate',
  'agency.name',
  'statement.number',
  'statement.period',
  'statement.toPay',
  'statement.credit',
  'statement.open',
  'statement.dueDate',
  'crew.firstName',
  'crew.link',
  'changes',
  'tours',
  'reason',
  'offer.link',
  'offer.until',
] as const
export type TemplateField = (typeof templateFields)[number]

/** The fields with several items. */
export const listFields = ['changes', 'tours'] as const satisfies TemplateField[]

/** True for fields that texts of an event may use, although they're always empty in them. */
export function isEmptyIn(event: AutomaticEvent, field: TemplateField): boolean {
  if (field === 'reason') return !isOfDeparture(event)
  return (field === 'offer.until' || field === 'offer.link') && !isWaitingNews(event)
}

/** The fields that the texts of an event may use, in the order of their list. */
export function fieldsOf(event: AutomaticEvent): readonly TemplateField[] {
  const groups = groupsOf[event]
  return templateFields.filter((field) => groups.includes(field.split('.')[0] ?? ''))
}

/** The names that a template of an event may use, including an item's own text inside a list. */
export function namesFor(event: AutomaticEvent): readonly string[] {
  return [...fieldsOf(event), itemText]
}

const ofOrder = [
  'business',
  'customer',
  'order',
  'tour',
  'pickup',
  'dropoff',
  'party',
  'agency',
  'tours',
  'reason',
  'offer',
]
const ofRide = [...ofOrder, 'vehicle', 'guide', 'driver']
const ofPayment = [...ofOrder, 'payment']
const ofCrew = ['business', 'crew', 'tour', 'pickup', 'party', 'vehicle', 'guide', 'driver', 'tours']

const ofStatement = ['business', 'agency', 'statement']

const groupsOf: Record<AutomaticEvent, readonly string[]> = {
  order_confirmed: ofRide,
  order_changed: [...ofRide, 'changes'],
  order_canceled: ofOrder,
  departure_canceled: ofOrder,
  departure_moved: [...ofRide, 'changes'],
  payment_link: ofPayment,
  balance_due: ofPayment,
  balance_overdue: ofPayment,
  tour_reminder: ofRide,
  pickup_changed: [...ofRide, 'changes'],
  crew_assigned: ofCrew,
  crew_removed: ofCrew,
  crew_day: ofCrew,
  seat_offered: ['business', 'customer', 'tour', 'party', 'agency', 'offer'],
  statement_ready: ofStatement,
  statement_overdue: ofStatement,
}
