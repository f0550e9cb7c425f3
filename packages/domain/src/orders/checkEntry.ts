import { dayRefusal, languagesOf, leadRefusal } from '../catalogue/departureDays.ts'
import type { Issue, Params } from '../decision.ts'
import { unknownTypes } from '../pricing/ticketTypes.ts'
import type { Refusal } from '../refusals.ts'
import { checkPlaces } from './checkPlaces.ts'
import { groupTypeOf, isSingleTour, partyOf } from './entry.ts'
import type { EntryDraft, OrderDraft } from './order.ts'
import type { BookableTour, OrderFacts } from './orderFacts.ts'
import { limitOf } from './participants.ts'

interface Fault {
  field: string
  code: Refusal
  params?: Params
}

/** Everything wrong with one entry; fields come out as `selectedTours.{index}.{field}`. */
export function checkEntry(entry: EntryDraft, index: number, draft: OrderDraft, facts: OrderFacts): Issue[] {
  const tour = entry.tour ? facts.tours.get(entry.tour) : undefined
  const isFresh = facts.checkDays?.(index) ?? true
  const faults: Fault[] = [
    ...checkTour(entry, tour, facts.checkTour?.(index) ?? true),
    ...(isSingleTour(draft.orderType) ? checkSpan(entry, draft, facts, isFresh) : []),
    ...(isSingleTour(draft.orderType) ? [] : checkDeparture(entry, tour, draft, facts, isFresh)),
    ...checkParty(entry, draft, facts),
    ...checkPlaces(entry, tour, {
      group_type: groupTypeOf(entry, draft.orderType),
      locations: facts.locations,
      isKept: (place) => facts.checkPlace?.(index, place) === false,
      isSeeking: (place) => facts.isSeeking?.(index, place) ?? false,
      isReturnRefused: !facts.account.isMain && (facts.returnNeedsQuote?.(index) ?? false),
    }),
  ]
  return faults.map((fault) => ({ ...fault, field: `selectedTours.${index}.${fault.field}` }))
}

function checkTour(entry: EntryDraft, tour: BookableTour | undefined, isChosen: boolean): Fault[] {
  const faults: Fault[] = []
  if (!entry.tour) faults.push({ field: 'tour', code: 'tour_required' })
  else if (isChosen && !tour?.isActive) faults.push({ field: 'tour', code: 'tour_not_bookable' })
  if (!entry.language) faults.push({ field: 'language', code: 'language_required' })
  return faults
}

/** Private and package orders have days of their own; the tour's weekdays do not bind them (HOLE-O54). */
function checkSpan(entry: EntryDraft, draft: OrderDraft, facts: OrderFacts, isFresh: boolean): Fault[] {
  const { startDate, endDate } = entry
  const faults: Fault[] = []
  if (!startDate) faults.push({ field: 'startDate', code: 'date_required' })
  else {
    const refusal = isFresh ? leadRefusal(startDate, momentOf(draft, facts)) : null
    if (refusal) faults.push({ field: 'startDate', code: refusal })
  }
  if (!endDate) faults.push({ field: 'endDate', code: 'date_required' })
  else if (startDate && endDate < startDate) faults.push({ field: 'endDate', code: 'end_before_start' })
  return faults
}

function checkDeparture(
  entry: EntryDraft,
  tour: BookableTour | undefined,
  draft: OrderDraft,
  facts: OrderFacts,
  isFresh: boolean,
): Fault[] {
  const faults: Fault[] = []
  if (!entry.group_type) faults.push({ field: 'group_type', code: 'group_type_required' })
  if (!entry.price_class) faults.push({ field: 'price_class', code: 'price_class_required' })
  if (!entry.date) faults.push({ field: 'date', code: 'date_required' })
  if (!tour || !isFresh) return faults

  const offers = languagesOf(tour, entry.group_type)
  const isGroupOffered = tour.groupTypes.some((offer) => offer.group_type === entry.group_type)
  if (entry.group_type && !isGroupOffered)
    faults.push({ field: 'group_type', code: 'group_type_not_offered' })
  else if (entry.group_type && entry.language && !offers.some((offer) => offer.language === entry.language)) {
    faults.push({ field: 'language', code: 'language_not_offered' })
  } else if (entry.date && entry.group_type && entry.language) {
    const refusal = dayRefusal(entry.date, tour, entry, momentOf(draft, facts))
    if (refusal) faults.push({ field: 'date', code: refusal })
  }
  return faults
}

function checkParty(entry: EntryDraft, { orderType }: OrderDraft, { ticketTypes }: OrderFacts): Fault[] {
  const field = isSingleTour(orderType) ? 'numOfParticipants' : 'participants'
  const people = partyOf(entry, orderType)
  const limit = limitOf(entry, orderType)
  const unknown = unknownTypes(entry.participants, ticketTypes).map((type) => ({
    field: `participants.${type}`,
    code: 'ticket_type_unknown' as const,
  }))
  if (people <= 0) return [{ field, code: 'participants_required' }]
  if (people > limit) return [{ field, code: 'participants_over_limit', params: { limit } }, ...unknown]
  return unknown
}

function momentOf(draft: OrderDraft, { now, canOverride }: OrderFacts) {
  return { now, override: draft.overrideUnavailability && canOverride }
}
