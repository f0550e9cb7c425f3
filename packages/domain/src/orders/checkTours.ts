import { allOf, type Checked, checked, issuesOf, thenMake, wrong } from '../checked.ts'
import type { Issue } from '../decision.ts'
import { isLocked, isSingleTour } from '../entries/entry.ts'
import { checkRights } from './agencyRights.ts'
import { checkCanceled, checkEntry } from './checkEntry.ts'
import { checkStarOrder } from './checkStarOrder.ts'
import { dayAhead } from './dayAhead.ts'
import type { OrderDraft, WholeOrder } from './order.ts'
import type { OrderFacts } from './orderFacts.ts'

/** Step `Tours` or `Tour`: what's booked. Returns every error, not only the first. */
export function checkTourStep(
  draft: OrderDraft,
  facts: OrderFacts,
): Checked<Pick<WholeOrder, 'selectedTours'>> {
  const found = allOf(
    checked(null, [
      ...typeIssues(draft, facts),
      ...starIssues(draft, facts),
      ...countIssues(draft),
      ...overrideIssues(draft, facts),
    ]),
    checkEntries(draft, facts),
    checked(null, [
      ...issuesOf(checkRights(draft, facts)).filter(({ field }) => field !== 'isAgencyPayment'),
      ...sequenceIssues(draft),
    ]),
  )
  return thenMake(found, ([, selectedTours]) => ({ selectedTours }))
}

function typeIssues(draft: OrderDraft, { account }: OrderFacts): Issue[] {
  return !account.isMain && account.dailyToursOnly && draft.orderType !== 'daily'
    ? [{ field: 'orderType', code: 'daily_only' }]
    : []
}

/** A saved star order keeps the tours it was booked with, even if its star tour changes. */
function starIssues(draft: OrderDraft, { saved, starTour }: OrderFacts): Issue[] {
  return saved ? [] : issuesOf(checkStarOrder(draft, starTour))
}

function countIssues({ orderType, selectedTours }: OrderDraft): Issue[] {
  return isSingleTour(orderType) && selectedTours.length > 1
    ? [{ field: 'selectedTours', code: 'one_tour_only' }]
    : []
}

function overrideIssues(draft: OrderDraft, { canOverride }: OrderFacts): Issue[] {
  return draft.overrideUnavailability && !canOverride
    ? [{ field: 'overrideUnavailability', code: 'override_not_allowed' }]
    : []
}

function checkEntries(draft: OrderDraft, facts: OrderFacts): Checked<WholeOrder['selectedTours']> {
  const [first, ...others] = draft.selectedTours.map((entry, index) =>
    isLocked(entry) ? checkCanceled(entry, index, draft, facts) : checkEntry(entry, index, draft, facts),
  )
  if (!first) return wrong('selectedTours', 'tour_required')
  return thenMake(allOf(first, allOf(...others)), ([entry, more]) => [entry, ...more])
}

/** A star tour's tours must be in chronological order; two may share a day. */
function sequenceIssues({ orderType, selectedTours }: OrderDraft): Issue[] {
  if (orderType !== 'starTour') return []
  return selectedTours.flatMap((entry, index) => {
    const isBehind = entry.date && !isLocked(entry) && entry.date < (dayAhead(selectedTours, index) ?? '')
    return isBehind ? [{ field: `selectedTours.${index}.date`, code: 'days_not_in_order' as const }] : []
  })
}
