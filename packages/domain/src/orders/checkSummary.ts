import { allOf, type Checked, checked, given, issuesOf, thenMake } from '../checked.ts'
import type { Issue } from '../decision.ts'
import { readAmount } from '../pricing/amount.ts'
import { checkRights } from './agencyRights.ts'
import type { OrderDraft, WholeOrder } from './order.ts'
import type { OrderFacts } from './orderFacts.ts'

type Facts = Pick<OrderFacts, 'account' | 'agency' | 'saved' | 'canPriceByHand' | 'savedCustomPrice'>

/** Step `Summary`: who the order is for, and how it's paid. */
export function checkSummaryStep(
  draft: OrderDraft,
  facts: Facts,
): Checked<Pick<WholeOrder, 'agency' | 'currency'>> {
  const refused = issuesOf(checkRights(draft, facts)).filter(({ field }) => field === 'isAgencyPayment')
  const found = allOf(
    given('agency', draft.agency || null, 'agency_required'),
    given('currency', draft.currency, 'currency_required'),
    checked(null, [...refused, ...customTotalIssues(draft, facts)]),
  )
  return thenMake(found, ([agency, currency]) => ({ agency, currency }))
}

/** A saved total isn't checked again. */
function customTotalIssues({ customTotalPrice, currency }: OrderDraft, facts: Facts): Issue[] {
  const field = 'customTotalPrice'
  if (customTotalPrice === facts.savedCustomPrice) return []
  if (!facts.canPriceByHand) return [{ field, code: 'custom_price_not_allowed' }]
  const read = customTotalPrice === null ? null : readAmount(customTotalPrice, currency ?? 'USD')
  return !read || read.ok ? [] : [{ field, code: read.code, params: read.params ?? {} }]
}
