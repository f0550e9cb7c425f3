import type { Day } from '../../calendar.ts'
import type { GroupType, Language } from '../../catalogue/vocabulary.ts'
import { allOf, type Checked, checked, filled, given, thenMake, wrong } from '../../checked.ts'
import type { Issue } from '../../decision.ts'
import { isEmail } from '../../email.ts'

/** The most dates that a party waits for, and its most people. */
export const mostDates = 5
const mostPeople = 999

/** A party for the waiting list, as its form has it. */
export interface WaitingForm {
  tour: string | null
  dates: Day[]
  group_type: GroupType | null
  language: Language | null
  people: number | null
  /** How many of which ticket type; null for adults only. */
  participants: Record<string, number> | null
  /** The stored location where it gets on, which lets its customer book an offer by link; null if unknown. */
  pickup: string | null
  firstName: string
  lastName: string
  email: string
  mobilePhone: string
  notes: string
  agency: string | null
  agent: string | null
  /** Why staff put it first; null if they don't. */
  firstReason: string | null
}

export type WholeWaiting<Form extends WaitingForm = WaitingForm> = Form & {
  tour: string
  group_type: GroupType
  language: Language
  people: number
  agency: string
}

/** A party with everything that an offer needs, its dates sorted, or all its errors. */
export function checkWaiting<Form extends WaitingForm>(form: Form): Checked<WholeWaiting<Form>> {
  const dates = [...new Set(form.dates)].sort()
  const found = allOf(
    given('tour', form.tour, 'tour_required'),
    checked(dates, dateIssues(dates)),
    given('group_type', form.group_type, 'group_type_required'),
    given('language', form.language, 'language_required'),
    checked(
      form.people ?? 0,
      isPeople(form.people) ? [] : [{ field: 'people', code: 'participants_required' }],
    ),
    filled('firstName', form.firstName, 'first_name_required'),
    filled('lastName', form.lastName, 'last_name_required'),
    filled('email', form.email, 'email_required'),
    checked(form.email, isWrong(form.email) ? [{ field: 'email', code: 'email_invalid' }] : []),
    given('agency', form.agency, 'agency_required'),
    form.firstReason === null
      ? checked(null, [])
      : filled('firstReason', form.firstReason, 'reason_required'),
  )
  return thenMake(found, ([tour, , group_type, language, people, , , , , agency]) => ({
    ...form,
    tour,
    dates,
    group_type,
    language,
    people,
    participants: form.participants && sumOf(form.participants) === people ? form.participants : null,
    agency,
    firstName: form.firstName.trim(),
    lastName: form.lastName.trim(),
    email: form.email.trim(),
    mobilePhone: form.mobilePhone.trim(),
    notes: form.notes.trim(),
    firstReason: form.firstReason?.trim() ?? null,
  }))
}

/**
 * Whether the dates can be waited for: `day_past` if a new one is over, or all of them.
 * @param before the dates that it waited for already
 */
export function checkDates(
  dates: readonly Day[],
  before: readonly Day[],
  today: Day,
): Checked<readonly Day[]> {
  const isPast = dates.some((date) => date < today && !before.includes(date))
  return isPast || dates.every((date) => date < today)
    ? wrong('dates', 'day_past')
    : { ok: true, value: dates }
}

function dateIssues(dates: readonly Day[]): Issue[] {
  if (dates.length === 0) return [{ field: 'dates', code: 'date_required' }]
  const isTooMany = dates.length > mostDates
  return isTooMany ? [{ field: 'dates', code: 'too_many_dates', params: { most: mostDates } }] : []
}

function sumOf(participants: Record<string, number>): number {
  return Object.values(participants).reduce((sum, count) => sum + count, 0)
}

function isPeople(people: number | null): boolean {
  return people !== null && Number.isInteger(people) && people >= 1 && people <= mostPeople
}

function isWrong(email: string): boolean {
  return email.trim() !== '' && !isEmail(email)
}
