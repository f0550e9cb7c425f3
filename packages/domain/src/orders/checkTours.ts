import type { Issue } from '../decision.ts'
import { rightsRefused } from './agencyRights.ts'
import { checkEntry } from './checkEntry.ts'
import { isLocked, isSingleTour } from './entry.ts'
import type { OrderDraft } from './order.ts'
import type { OrderFacts } from './orderFacts.ts'

/** Step `Tours` or `Tour`: what is bought. Every fault is returned, not the first (FORM-08, FORM-33 to FORM-59). */
export function checkTourStep(draft: OrderDraft, facts: OrderFacts): Issue[] {
  return [
    ...checkOrderType(draft, facts),
    ...checkCount(draft),
    ...(draft.overrideUnavailability && !facts.canOverride
      ? [{ field: 'overrideUnavailability', code: 'override_not_allowed' as const }]
      : []),
    ...draft.selectedTours.flatMap((entry, index) =>
      isLocked(entry) ? [] : checkEntry(entry, index, draft, facts),
    ),
    ...rightsRefused(draft, facts).filter(({ field }) => field !== 'isAgencyPayment'),
    ...checkSequence(draft),
  ]
}

function checkOrderType(draft: OrderDraft, { account }: OrderFacts): Issue[] {
  const issues: Issue[] = []
  if (!account.isMain && account.dailyToursOnly && draft.orderType !== 'daily') {
    issues.push({ field: 'orderType', code: 'daily_only' })
  }
  if (draft.orderType === 'starTour' && !draft.starTour) {
    issues.push({ field: 'starTour', code: 'star_tour_required' })
  }
  return issues
}

function checkCount({ orderType, selectedTours }: OrderDraft): Issue[] {
  if (selectedTours.length === 0) return [{ field: 'selectedTours', code: 'tour_required' }]
  return isSingleTour(orderType) && selectedTours.length > 1
    ? [{ field: 'selectedTours', code: 'one_tour_only' }]
    : []
}

/** The tours of a star tour follow each other in time; two may share a day (HOLE-O16). */
function checkSequence({ orderType, selectedTours }: OrderDraft): Issue[] {
  if (orderType !== 'starTour') return []
  let latest = ''
  return selectedTours.flatMap((entry, index) => {
    if (!entry.date || isLocked(entry)) return []
    const isBehind = entry.date < latest
    if (!isBehind) latest = entry.date
    return isBehind ? [{ field: `selectedTours.${index}.date`, code: 'days_not_in_order' as const }] : []
  })
}
