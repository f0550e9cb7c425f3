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

/** The step of a field, by its dotted path; what the form doesn't know is shown with the summary. */
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

/** The first field of a step; the tours of a star order come with its star tour. */
export function firstFieldOf(step: OrderStep, activeIndex: number, orderType: OrderType): string {
  return {
    tours: orderType === 'starTour' ? 'starTour' : `selectedTours.${activeIndex}.tour`,
    customer: 'userInformation.firstName',
    summary: 'agency',
  }[step]
}

/** Of the fields with errors, the one that comes first on the screen; null if there's none. */
export function nextFieldOf(fields: readonly string[]): string | null {
  const place = (field: string) => {
    const at = onScreen.findIndex((name) => field.split('.').includes(name))
    return at < 0 ? onScreen.length : at
  }
  return fields.toSorted((one, other) => place(one) - place(other))[0] ?? null
}

/** The fields of an entry from top to bottom; the rules name some of them in another order. */
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
