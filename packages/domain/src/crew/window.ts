import { addDays, type Day, dayIn, instantIn } from '../calendar.ts'

const msPerMinute = 60_000
const msPerDay = 24 * 60 * msPerMinute

/** The first and last day that crews see: from yesterday to two weeks ahead. */
export function windowOf(today: Day): { first: Day; last: Day } {
  return { first: addDays(today, -1), last: addDays(today, 14) }
}

/** The days of a vehicle unit. */
export interface UnitDays {
  date: Day
  endDate: Day
}

/** True if a unit is on a day that crews see. */
export function isInWindow({ date, endDate }: UnitDays, today: Day): boolean {
  const { first, last } = windowOf(today)
  return endDate >= first && date <= last
}

/** A phone without a connection can send events until this many days after the unit's last day. */
const latestArrival = 14

/**
 * True if the crew of a unit may still send an event: it happened while they could see the unit, and it
 * arrives within two weeks after the unit's last day.
 */
export function takesEvents(unit: UnitDays, happened: Date, arrived: Date): boolean {
  return isInWindow(unit, dayIn(happened)) && dayIn(arrived) <= addDays(unit.endDate, latestArrival)
}

/**
 * The day under which a unit is listed: today while it's under way, else its first day, and yesterday once
 * it's over.
 */
export function listedOn({ date, endDate }: UnitDays, today: Day): Day {
  if (date > today) return date
  return endDate >= today ? today : endDate
}

/** From when a no-show can be marked; null without a pickup time, when it can be marked at any time. */
export function noShowFrom(date: Day, time: string | null, waitMinutes: number): Date | null {
  return time === null ? null : new Date(instantIn(date, time).getTime() + waitMinutes * msPerMinute)
}

/** Until when a crew can reply: the deadline's time on the day before. */
export function replyBy(date: Day, deadline: string): Date {
  return instantIn(addDays(date, -1), deadline)
}

/** True from the deadline on until the day they leave is over. */
export function isReplyDue(date: Day, { now, replyDeadline }: { now: Date; replyDeadline: string }): boolean {
  return now >= replyBy(date, replyDeadline) && date >= dayIn(now)
}

/** True once the guests of a unit are hidden: from 24 hours after its last day. */
export function hidesGuests(endDate: Day, now: Date): boolean {
  return now.getTime() >= instantIn(addDays(endDate, 1), '00:00').getTime() + msPerDay
}

/**
 * True if a person who left a unit still sees it as closed: they left on or after its first day, and it's in
 * the window.
 */
export function isClosedFor(unit: UnitDays, leftAt: Date, today: Day): boolean {
  return dayIn(leftAt) >= unit.date && isInWindow(unit, today)
}
