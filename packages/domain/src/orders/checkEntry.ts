import type { Day } from '../calendar.ts'
import { bookableDay, dayInTime, languagesOf } from '../catalogue/departureDays.ts'
import { type BookingCloses, defaultBookingCloses } from '../catalogue/tour.ts'
import {
  allOf,
  type Checked,
  checked,
  decided,
  given,
  issuesOf,
  thenMake,
  within,
  wrong,
} from '../checked.ts'
import type { Issue } from '../decision.ts'
import { groupTypeOf, isSingleTour, partyOf, tourDateOf } from '../entries/entry.ts'
import type { EntryDraft, Participants, WholeEntry } from '../entries/entryDraft.ts'
import { limitOf } from '../entries/participants.ts'
import { defaultPriceClass } from '../entries/priceClass.ts'
import { unknownTypes } from '../pricing/ticketTypes.ts'
import { checkPlaces } from './checkPlaces.ts'
import type { OrderDraft } from './order.ts'
import type { BookableTour, OrderFacts } from './orderFacts.ts'

/** What checking an entry's days returns. */
type Departure = Pick<WholeEntry, 'date' | 'group_type' | 'price_class'>

/** Checks an entry and returns all its errors; fields are named `selectedTours.{index}.{field}`. */
export function checkEntry(
  entry: EntryDraft,
  index: number,
  draft: OrderDraft,
  facts: OrderFacts,
): Checked<WholeEntry> {
  const tour = entry.tour ? facts.tours.get(entry.tour) : undefined
  const isFresh = facts.checkDays?.(index) ?? true
  const found = allOf(
    checkTour(entry, tour, facts.checkTour?.(index) ?? true),
    given('language', entry.language, 'language_required'),
    isSingleTour(draft.orderType)
      ? checkSpan(entry, tour?.bookingCloses, draft, facts, isFresh)
      : checkDeparture(entry, tour, draft, facts, isFresh),
    checkParty(entry, draft, facts),
    checkPlaces(entry, tour, {
      group_type: groupTypeOf(entry, draft.orderType),
      locations: facts.locations,
      isKept: (place) => facts.checkPlace?.(index, place) === false,
      isSeeking: (place) => facts.isSeeking?.(index, place) ?? false,
      isProposed: facts.isProposed?.(index) ?? false,
      isReturnRefused: !facts.account.isMain && (facts.returnNeedsQuote?.(index) ?? false),
    }),
  )
  const whole = thenMake(found, ([tourId, language, departure]) => ({
    ...entry,
    tour: tourId,
    language,
    ...departure,
  }))
  return within(`selectedTours.${index}`, whole)
}

/** A canceled entry isn't checked and stays as saved, ignoring anything else that was typed. */
export function checkCanceled(
  { _id, status, ...typed }: EntryDraft,
  index: number,
  { orderType }: OrderDraft,
  { saved }: OrderFacts,
): Checked<WholeEntry> {
  const entry = saved?.selectedTours.find((known) => known._id === _id) ?? typed
  const found = allOf(
    given('tour', entry.tour, 'tour_required'),
    given('date', tourDateOf(entry, orderType), 'date_required'),
    given('group_type', groupTypeOf(entry, orderType), 'group_type_required'),
    given(
      'price_class',
      isSingleTour(orderType) ? defaultPriceClass : entry.price_class,
      'price_class_required',
    ),
  )
  const whole = thenMake(found, ([tour, date, group_type, price_class]) => ({
    ...entry,
    _id,
    status,
    tour,
    date,
    group_type,
    price_class,
  }))
  return within(`selectedTours.${index}`, whole)
}

function checkTour(
  { tour: id }: EntryDraft,
  tour: BookableTour | undefined,
  isChosen: boolean,
): Checked<string> {
  if (!id) return wrong('tour', 'tour_required')
  return checked(id, isChosen && !tour?.isActive ? [{ field: 'tour', code: 'tour_not_bookable' }] : [])
}

/** Private and package orders have their own days: of the tour's, only its hour of closing applies. */
function checkSpan(
  { startDate, endDate }: EntryDraft,
  closes: BookingCloses | undefined,
  draft: OrderDraft,
  facts: OrderFacts,
  isFresh: boolean,
): Checked<Departure & { startDate: Day; endDate: Day }> {
  const found = allOf(checkStart(), checkEnd())
  return thenMake(found, ([start, end]) => ({
    startDate: start,
    endDate: end,
    date: start,
    group_type: 'private_group',
    price_class: defaultPriceClass,
  }))

  function checkStart(): Checked<Day> {
    if (!startDate || !isFresh) return given('startDate', startDate || null, 'date_required')
    return decided('startDate', dayInTime(startDate, closes ?? defaultBookingCloses, momentOf(draft, facts)))
  }

  function checkEnd(): Checked<Day> {
    if (!endDate) return wrong('endDate', 'date_required')
    const isReversed = startDate && endDate < startDate
    return checked(endDate, isReversed ? [{ field: 'endDate', code: 'end_before_start' }] : [])
  }
}

function checkDeparture(
  entry: EntryDraft,
  tour: BookableTour | undefined,
  draft: OrderDraft,
  facts: OrderFacts,
  isFresh: boolean,
): Checked<Departure> {
  const found = allOf(
    given('group_type', entry.group_type, 'group_type_required'),
    given('price_class', entry.price_class, 'price_class_required'),
    given('date', entry.date || null, 'date_required'),
    checked(null, tour && isFresh ? offerIssues(entry, tour, draft, facts) : []),
  )
  return thenMake(found, ([group_type, price_class, date]) => ({ group_type, price_class, date }))
}

/** The first part of the choice that the tour doesn't offer: the group, the language or the day. */
function offerIssues(
  { group_type, language, date }: EntryDraft,
  tour: BookableTour,
  draft: OrderDraft,
  facts: OrderFacts,
): Issue[] {
  if (!group_type) return []
  if (!tour.groupTypes.some((offer) => offer.group_type === group_type))
    return [{ field: 'group_type', code: 'group_type_not_offered' }]
  if (!language) return []
  if (!languagesOf(tour, group_type).some((offer) => offer.language === language))
    return [{ field: 'language', code: 'language_not_offered' }]
  if (!date) return []
  return issuesOf(decided('date', bookableDay(date, tour, { group_type, language }, momentOf(draft, facts))))
}

function checkParty(
  entry: EntryDraft,
  { orderType }: OrderDraft,
  { ticketTypes }: OrderFacts,
): Checked<Participants> {
  const field = isSingleTour(orderType) ? 'numOfParticipants' : 'participants'
  const people = partyOf(entry, orderType)
  const limit = limitOf(entry, orderType)
  if (people <= 0) return wrong(field, 'participants_required')
  const tooMany: Issue[] =
    people > limit ? [{ field, code: 'participants_over_limit', params: { limit } }] : []
  const unknown = unknownTypes(entry.participants, ticketTypes).map((type) => ({
    field: `participants.${type}`,
    code: 'ticket_type_unknown' as const,
  }))
  return checked(entry.participants, [...tooMany, ...unknown])
}

function momentOf(draft: OrderDraft, { now, canOverride }: OrderFacts) {
  return { now, override: draft.overrideUnavailability && canOverride }
}
