import type { Issue } from '../decision.ts'
import { checkCustomerStep } from './checkCustomer.ts'
import { checkSummaryStep } from './checkSummary.ts'
import { checkTourStep } from './checkTours.ts'
import type { OrderDraft } from './order.ts'
import type { OrderFacts } from './orderFacts.ts'

/** The steps of the form in their order; a step is left only without faults (FORM-02, FORM-08). */
export const orderSteps = ['tours', 'customer', 'summary'] as const
export type OrderStep = (typeof orderSteps)[number]

/** The faults of one step of the form (FORM-08, FORM-10). */
export function checkStep(step: OrderStep, draft: OrderDraft, facts: OrderFacts): Issue[] {
  switch (step) {
    case 'tours':
      return checkTourStep(draft, facts)
    case 'customer':
      return checkCustomerStep(draft)
    case 'summary':
      return checkSummaryStep(draft, facts)
  }
}

/** Everything wrong with an order: what the server refuses and the form shows. */
export function checkOrder(draft: OrderDraft, facts: OrderFacts): Issue[] {
  return orderSteps.flatMap((step) => checkStep(step, draft, facts))
}
