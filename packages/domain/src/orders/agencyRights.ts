import type { Issue } from '../decision.ts'
import { isLocked, isSingleTour } from '../entries/entry.ts'
import type { OrderDraft } from './order.ts'

/** What the agency of an order may sell beside tours in groups (FORM-59, FORM-82). */
export interface AgencyRights {
  allowPrivateGroup: boolean
  doesAllowPaymentToAgency: boolean
}

/**
 * What of an order goes beyond the rights of the agency it is made for: private groups and payment to the agency. The
 * agency itself is refused it; the office is warned, may go on, and the log says so.
 */
export function beyondRights(draft: OrderDraft, agency: AgencyRights | null): Issue[] {
  if (!agency) return []
  const issues: Issue[] = []
  if (!agency.allowPrivateGroup && !isSingleTour(draft.orderType)) {
    for (const [index, entry] of draft.selectedTours.entries())
      if (entry.group_type === 'private_group' && !isLocked(entry))
        issues.push({ field: `selectedTours.${index}.group_type`, code: 'private_group_not_allowed' })
  }
  if (draft.isAgencyPayment && !agency.doesAllowPaymentToAgency)
    issues.push({ field: 'isAgencyPayment', code: 'agency_payment_not_allowed' })
  return issues
}

/** The same without what the agency had already when the order was saved: rights that end later don't reach it. */
export function newlyBeyondRights(
  draft: OrderDraft,
  agency: AgencyRights | null,
  saved: OrderDraft | null,
): Issue[] {
  const issues = beyondRights(draft, agency)
  if (!saved || saved.agency !== draft.agency) return issues
  const had = new Set(beyondRights(saved, agency).map(({ field }) => idOf(saved, field)))
  return issues.filter(({ field }) => !had.has(idOf(draft, field)))
}

/** What of it this person is refused: nothing for the office, which is warned (FORM-59, OPERM-12, OPERM-13). */
export function rightsRefused(
  draft: OrderDraft,
  {
    account,
    agency,
    saved,
  }: { account: { isMain: boolean }; agency: AgencyRights | null; saved: OrderDraft | null },
): Issue[] {
  return account.isMain ? [] : newlyBeyondRights(draft, agency, saved)
}

/** The field with the id of its entry in place of its position; a new entry has none. */
function idOf({ selectedTours }: OrderDraft, field: string): string {
  const [, index] = field.split('.')
  return selectedTours[Number(index)]?._id ?? field
}
