import { allOf, type Checked, thenMake } from '../checked.ts'
import { checkCustomerStep } from './checkCustomer.ts'
import { checkSummaryStep } from './checkSummary.ts'
import { checkTourStep } from './checkTours.ts'
import type { OrderDraft, WholeOrder } from './order.ts'
import type { OrderFacts } from './orderFacts.ts'

/** The steps of the form, in order; a step with errors can't be left. */
export const orderSteps = ['tours', 'customer', 'summary'] as const
export type OrderStep = (typeof orderSteps)[number]

/** Checks one step of the form. */
export function checkStep(
  step: OrderStep,
  draft: OrderDraft,
  facts: OrderFacts,
): Checked<Partial<WholeOrder>> {
  switch (step) {
    case 'tours':
      return checkTourStep(draft, facts)
    case 'customer':
      return checkCustomerStep(draft)
    case 'summary':
      return checkSummaryStep(draft, facts)
  }
}

/** The whole order, or all its errors: the server refuses them and the form shows them. */
export function checkOrder(draft: OrderDraft, facts: OrderFacts): Checked<WholeOrder> {
  const steps = allOf(checkTourStep(draft, facts), checkCustomerStep(draft), checkSummaryStep(draft, facts))
  return thenMake(steps, ([tours, customer, summary]) => ({ ...draft, ...tours, ...customer, ...summary }))
}
