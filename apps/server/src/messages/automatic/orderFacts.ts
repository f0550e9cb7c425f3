import type { Day } from '@tourdesk/domain/calendar'
import { changeLines } from '@tourdesk/domain/messages/changeLines'
import type { TourChange } from '@tourdesk/domain/messages/knownTours'
import type { TextLanguage } from '@tourdesk/domain/messages/languages'
import type { MessageFacts } from '@tourdesk/domain/messages/template'
import { toPayBy, toPayByLink } from '@tourdesk/domain/payments/toPay'
import { amountText } from '@tourdesk/domain/pricing/amount'
import { cityLabels, languageLabels } from '@tourdesk/words/vocabulary'
import type { Product } from '../../kernel/product.ts'
import { customerAddress } from '../../orders/customerAddress.ts'
import { longDay, weekday } from '../../outbox/mails/longDay.ts'
import { openChargesOf } from '../../payments/openChargesOf.ts'
import { payAddress } from '../../payments/paymentLinks.ts'
import type { OrderToTell, TourRow } from './readOrder.ts'
import { ticketsText } from './ticketsText.ts'

/** The subject of a message within its order. */
export interface AboutOrder {
  /** The tour that it's about; the first one if it's about the whole order. */
  entry: string | null
  payment: string | null
  instalment: number | null
  today: Day
  changes: readonly TourChange[]
  /** The tours that it lists; null for those that are booked. */
  tours: readonly string[] | null
  /** What the office tells customers about a canceled or moved departure; empty for other messages. */
  reason: string
}

/** The facts that a text about an order can name, in its language. */
export function orderFacts(
  product: Pick<Product, 'origin'>,
  order: OrderToTell,
  business: { name: string; phone: string },
  about: AboutOrder,
  language: TextLanguage,
): MessageFacts {
  const { first, booked, tours } = order
  const shown = about.tours
    ? tours.filter(({ entry }) => about.tours?.includes(entry))
    : booked.length > 0
      ? booked
      : tours
  const words = language === 'he' ? 'he' : 'en'
  const tour = tours.find(({ entry }) => entry === about.entry) ?? shown[0] ?? first
  const written = {
    day: (day: string) => longDay(day, language),
    language: (known: { language: TourRow['language'] }) =>
      known.language ? languageLabels[words][known.language] : '',
  }
  return {
    'business.name': business.name,
    'business.phone': business.phone,
    'customer.firstName': first.first_name,
    'customer.lastName': first.last_name,
    'order.number': String(first.order_number),
    'order.ref': first.ref_order_number,
    'order.total': first.payment_tbd ? '' : amountText(first.total, first.currency),
    'order.open': first.open > 0 ? amountText(first.open, first.currency) : '',
    'order.currency': first.currency,
    reason: about.reason,
    'agency.name': first.is_main ? '' : first.agency,
    ...tourFacts(tour, language),
    ...paymentFacts(product, order, about, language),
    tours: shown.map((each) => tourFacts(each, language)),
    changes: changeLines(about.changes, words, written).map((line) => ({ '.': line })),
  }
}

function tourFacts(tour: TourRow, language: TextLanguage): Record<string, string> {
  const words = language === 'he' ? 'he' : 'en'
  const all = (texts: (string | null)[]) => [...new Set(texts.filter(Boolean))].join(', ')
  return {
    'tour.name': tour.tour,
    'tour.date': longDay(tour.date, language),
    'tour.weekday': weekday(tour.date, language),
    'pickup.time': tour.pickupTime ?? '',
    'pickup.city': tour.city ? cityLabels[words][tour.city] : '',
    'pickup.place': tour.place,
    'pickup.address': tour.address === tour.place ? '' : tour.address,
    'dropoff.text': tour.different_dropoff ? all([tour.dropoffPlace, tour.dropoffAddress]) : '',
    'party.people': String(tour.people),
    'party.tickets': ticketsText(tour.participants, words),
    'vehicle.plate': all(tour.vehicles.map(({ plate }) => plate)),
    'vehicle.make': all(tour.vehicles.map(({ make }) => make)),
    'vehicle.supplier': all(tour.vehicles.map(({ supplier }) => supplier)),
    'guide.names': all(tour.crew.filter(({ is_guide }) => is_guide).map(({ name }) => name)),
    'driver.name': all(tour.crew.filter(({ is_driver }) => is_driver).map(({ name }) => name)),
  }
}

/**
 * The amount to pay, with the link to its payment page, or to the customer's page if there are no charges.
 */
function paymentFacts(
  product: Pick<Product, 'origin'>,
  { id, first, payments }: OrderToTell,
  { payment, instalment, today }: AboutOrder,
  language: TextLanguage,
): Record<string, string> {
  const page = language === 'he' ? 'he' : 'en'
  const charges = openChargesOf(payments, first.instalments)
  const charge =
    charges.find(({ _id }) => _id === payment) ??
    (instalment === null ? undefined : charges.find((each) => each.instalment === instalment))
  const toPay = charge ? toPayByLink(charges, charge._id, today) : toPayBy(charges, today)
  const token = payments.find((each) => each.id === (charge ?? toPay?.charges[0])?._id)?.link_token
  const due = first.instalments.find(({ n }) => n === (instalment ?? charge?.instalment))
  const dueOn = due?.dueOn ?? (first.instalments.length > 0 ? toPay?.dueOn : undefined)
  const amount = toPay?.amount ?? Math.min(due?.amount ?? first.open, first.open)
  return {
    'payment.link': token
      ? payAddress(product, token, { language: page, ask: charge ? 'link' : 'due' })
      : customerAddress(product, { id, link_token: first.link_token }, page),
    'payment.amount': amountText(amount, first.currency),
    'payment.dueDate': dueOn ? longDay(dueOn, language) : '',
  }
}
