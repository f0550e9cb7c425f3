import { addDays, type Day } from '../calendar.ts'
import { type Decision, ok, refuse } from '../decision.ts'
import type { EntryStatus } from '../entries/vocabulary.ts'

/** For how many days after the last tour a customer's link works. */
const linkDays = 14

/** The facts that decide how long a customer's link works. */
export interface LinkedEntry {
  date: Day
  /** The last day of a private or package order. */
  endDate: Day | null
  status: EntryStatus
}

/**
 * The last day on which a customer's link works: two weeks after the last tour. Canceled tours count only if
 * all of them are canceled.
 */
export function lastDayOfLink(entries: readonly LinkedEntry[]): Day {
  const booked = entries.filter(({ status }) => status !== 'CANCELED')
  const days = (booked.length > 0 ? booked : entries).map(({ date, endDate }) => endDate ?? date)
  return addDays(
    days.reduce((last, day) => (day > last ? day : last), ''),
    linkDays,
  )
}

/**
 * The language of a customer's name as written by the desk: Hebrew or English, as no tour is guided in
 * Hebrew.
 */
export function languageOfName(name: string): 'en' | 'he' {
  return /\p{Script=Hebrew}/u.test(name) ? 'he' : 'en'
}

/** A link that's about to be sent to a customer. */
export interface LinkToSend {
  isCanceled: boolean
  /** The last day of the order's link; null for a payment's link, which works until it's paid. */
  expires: Day | null
  today: Day
}

/** Decides whether a link may be sent. Refused with `order_canceled` or `link_expired`. */
export function maySendLink({ isCanceled, expires, today }: LinkToSend): Decision<true> {
  if (isCanceled) return refuse('order_canceled')
  if (expires !== null && today > expires) return refuse('link_expired')
  return ok(true)
}

/** Two mails with the same link within this time are probably a mistake. */
const soonMs = 60_000

/**
 * Decides whether the same link may be sent again. Refused with `link_just_sent` within a minute, unless it's
 * meant.
 */
export function maySendAgain(
  last: { at: Date; by: string } | null,
  now: Date,
  isMeant: boolean,
): Decision<true> {
  if (!last || isMeant || now.getTime() - last.at.getTime() >= soonMs) return ok(true)
  return refuse('link_just_sent', { by: last.by })
}
