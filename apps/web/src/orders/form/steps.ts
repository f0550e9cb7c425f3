import type { OrderType } from '@tourdesk/domain/entries/vocabulary'
import type { OrderStep } from '@tourdesk/domain/orders/checkOrder'
import type { OrderDraft } from '@tourdesk/domain/orders/order'

/** The step on which each part of an order is filled in. */
const stepOf: Record<keyof OrderDraft, OrderStep> = {
  orderType: 'tours',
  starTour: 'tours',
  selectedTours: 'tours',
  overrideUnavailability: 'tours',
  userInformation: 'customer',
  agency: 'summary',
  agent: 'summary',
  isAgencyPayment: 'summary',
  currency: 'summary',
  source: 'summary',
  refOrderNumber: 'summary',
  coupon_code: 'summary',
  customTotalPrice: 'summary',
  paymentTBD: 'summary',
}

/** The step of a field, by its dotted path; the summary for unknown fields. */
export function stepOfField(field: string): OrderStep {
  const [root = ''] = field.split('.')
  return isPart(root) ? stepOf[root] : 'summary'
}

/** Everything that a step fills in. */
export function fieldsOf(step: OrderStep): (keyof OrderDraft)[] {
  return Object.keys(stepOf)
    .filter(isPart)
    .filter((part) => stepOf[part] === step)
}

/** The first field of a step; the star tour for a star order, since it fills in the tours. */
export function firstFieldOf(step: OrderStep, activeIndex: number, orderType: OrderType): string {
  return {
    tours: orderType === 'starTour' ? 'starTour' : `selectedTours.${activeIndex}.tour`,
    customer: 'userInformation.firstName',
    summary: 'agency',
  }[step]
}

/** The field highest on the screen, of those with errors; null if there's none. */
export function nextFieldOf(fields: readonly string[]): string | null {
  const place = (field: string) => {
    const at = onScreen.findIndex((name) => field.split('.').includes(name))
    return at < 0 ? onScreen.length : at
  }
  return fields.toSorted((one, other) => place(one) - place(other))[0] ?? null
}

/** The fields of an entry from top to bottom; the rules report some of them in another order. */
const onScreen = [
  'tour',
  'group_type',
  'language',
  'price_class',
  'date',
  'startDate',
  'endDate',
  'participants',
]

function isPart(root: string): root is keyof OrderDraft {
  return Object.hasOwn(stepOf, root)
}
