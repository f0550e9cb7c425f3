import type { Issue } from '../decision.ts'
import type { OrderDraft } from './order.ts'
import type { OrderFacts } from './orderFacts.ts'

type Facts = Pick<OrderFacts, 'agency' | 'canPriceByHand' | 'savedCustomPrice'>

/** Step `Summary`: for whom the order is, and how it is paid (FORM-44, FORM-45, FORM-82, PRICE-12). */
export function checkSummaryStep(draft: OrderDraft, facts: Facts): Issue[] {
  const issues: Issue[] = []
  if (!draft.agency) issues.push({ field: 'agency', code: 'agency_required' })
  if (!draft.currency) issues.push({ field: 'currency', code: 'currency_required' })
  if (draft.isAgencyPayment && facts.agency && !facts.agency.doesAllowPaymentToAgency) {
    issues.push({ field: 'isAgencyPayment', code: 'agency_payment_not_allowed' })
  }
  if (draft.customTotalPrice !== null && !isAmount(draft.customTotalPrice)) {
    issues.push({ field: 'customTotalPrice', code: 'custom_price_invalid' })
  } else if (!facts.canPriceByHand && draft.customTotalPrice !== facts.savedCustomPrice) {
    issues.push({ field: 'customTotalPrice', code: 'custom_price_not_allowed' })
  }
  return issues
}

function isAmount(value: number): boolean {
  return Number.isFinite(value) && value >= 0
}
