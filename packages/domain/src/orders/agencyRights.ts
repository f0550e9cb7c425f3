import { type Checked, checked, issuesOf } from '../checked.ts'
import { type Issue, ok } from '../decision.ts'
import { isLocked, isSingleTour } from '../entries/entry.ts'
import type { OrderDraft } from './order.ts'

/** What an order's agency may sell in addition to group tours. */
export interface AgencyRights {
  allowPrivateGroup: boolean
  doesAllowPaymentToAgency: boolean
}

/**
 * An order within the rights of the agency it's made for, or what exceeds them: private groups and payment to
 * the agency. The agency itself is refused; the office is warned, may continue, and the override is logged.
 */
export function withinRights(draft: OrderDraft, agency: AgencyRights | null): Checked<OrderDraft> {
  if (!agency) return ok(draft)
  const issues: Issue[] = []
  if (!agency.allowPrivateGroup && !isSingleTour(draft.orderType)) {
    for (const [index, entry] of draft.selectedTours.entries())
      if (entry.group_type === 'private_group' && !isLocked(entry))
        issues.push({ field: `selectedTours.${index}.group_type`, code: 'private_group_not_allowed' })
  }
  if (draft.isAgencyPayment && !agency.doesAllowPaymentToAgency)
    issues.push({ field: 'isAgencyPayment', code: 'agency_payment_not_allowed' })
  return checked(draft, issues)
}

/** The same, ignoring what the saved order already had: losing a right later doesn't affect it. */
export function staysWithinRights(
  draft: OrderDraft,
  agency: AgencyRights | null,
  saved: OrderDraft | null,
): Checked<OrderDraft> {
  const found = withinRights(draft, agency)
  if (!saved || saved.agency !== draft.agency) return found
  const had = new Set(issuesOf(withinRights(saved, agency)).map(({ field }) => idOf(saved, field)))
  return checked(
    draft,
    issuesOf(found).filter(({ field }) => !had.has(idOf(draft, field))),
  )
}

/** The same for one person: the office is warned, not refused. */
export function checkRights(
  draft: OrderDraft,
  {
    account,
    agency,
    saved,
  }: { account: { isMain: boolean }; agency: AgencyRights | null; saved: OrderDraft | null },
): Checked<OrderDraft> {
  return account.isMain ? ok(draft) : staysWithinRights(draft, agency, saved)
}

/** The field with its entry's id instead of the position; a new entry has no id. */
function idOf({ selectedTours }: OrderDraft, field: string): string {
  const [, index] = field.split('.')
  return selectedTours[Number(index)]?._id ?? field
}
