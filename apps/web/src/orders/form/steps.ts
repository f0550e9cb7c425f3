import type { OrderStep } from '@tourdesk/domain/orders/checkOrder'

const customerFields = ['userInformation']
const tourFields = ['selectedTours', 'orderType', 'starTour', 'overrideUnavailability']

/** The step on which a field stands, by its dotted path. */
export function stepOfField(field: string): OrderStep {
  const root = field.split('.')[0] ?? ''
  if (customerFields.includes(root)) return 'customer'
  return tourFields.includes(root) ? 'tours' : 'summary'
}

/** The field that a step begins with. */
export function firstFieldOf(step: OrderStep, activeIndex: number): string {
  return {
    tours: `selectedTours.${activeIndex}.tour`,
    customer: 'userInformation.firstName',
    summary: 'agency',
  }[step]
}
