/** A calendar day of the business, `YYYY-MM-DD`, without a time zone. */
export type Day = string

const zone = 'Asia/Jerusalem'
const dayParts = new Intl.DateTimeFormat('en-CA', {
  timeZone: zone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})
const hourParts = new Intl.DateTimeFormat('en-GB', {
  timeZone: zone,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})
const msPerHour = 3_600_000
const msPerDay = 24 * msPerHour

/** Nearly all calls ask for today's day, and the formatter is slow. */
let lastHour: { hour: number; day: Day } | undefined

/** The calendar day in Israel at an instant. */
export function dayIn(instant: Date): Day {
  const hour = Math.floor(instant.getTime() / msPerHour)
  // Since 1970, every day in Israel has begun on a full hour of UTC.
  if (hour < 0) return dayParts.format(instant)
  if (lastHour?.hour !== hour) lastHour = { hour, day: dayParts.format(instant) }
  return lastHour.day
}

/** The time of day in Israel at an instant, `HH:mm`. */
export function timeIn(instant: Date): string {
  return hourParts.format(instant)
}

/**
 * The instant of a time of day in Israel. A time that occurs twice when winter time begins is the first one;
 * a time that's skipped when summer time begins is an hour later.
 */
export function instantIn(day: Day, time: string): Date {
  const wall = Date.parse(`${day}T${time}Z`)
  const summer = new Date(wall - 3 * msPerHour)
  return dayIn(summer) === day && timeIn(summer) === time ? summer : new Date(wall - 2 * msPerHour)
}

/** True for a valid date, so not for `2026-02-30` or any day of year 0. */
export function isDay(text: string): boolean {
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const month = Number(text.slice(5, 7))
  const day = Number(text.slice(8))
  const year = Number(text.slice(0, 4))
  return year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= lastDayOf(year, month)
}

/** `DD/MM/YYYY`, in English and in Hebrew. */
export function dayText(day: Day): string {
  return day.split('-').reverse().join('/')
}

/** The day `days` later, or earlier if negative. */
export function addDays(day: Day, days: number): Day {
  return fromUtc(toUtc(day) + days * msPerDay)
}

/** The same day of the month `months` later; the last day of a month that's shorter. */
export function addMonths(day: Day, months: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const first = new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 8)
  const last = lastDayOf(Number(first.slice(0, 4)), Number(first.slice(5, 7)))
  return `${first}${String(Math.min(date, last)).padStart(2, '0')}`
}

/** The number of days from the first day to the second. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((toUtc(to) - toUtc(from)) / msPerDay)
}

/** The numbers of weekdays in addresses and reports, from Sunday. */
export const weekdays = ['0', '1', '2', '3', '4', '5', '6'] as const
export type Weekday = (typeof weekdays)[number]

/** 0 for Sunday to 6 for Saturday. */
export function weekdayOf(day: Day): number {
  return new Date(toUtc(day)).getUTCDay()
}

/** The Sunday on or before the day. */
export function weekStart(day: Day): Day {
  return addDays(day, -weekdayOf(day))
}

/** All days from the first to the last, both included. */
export function daysFrom(first: Day, last: Day): Day[] {
  return Array.from({ length: Math.max(0, daysBetween(first, last) + 1) }, (_, index) =>
    addDays(first, index),
  )
}

/** True if the day is in the range, including both ends; without an end it never ends. */
export function isWithin(day: Day, start: Day, end: Day | null): boolean {
  return start <= day && (end === null || day <= end)
}

/** True if two ranges share a day; without an end a range never ends. */
export function rangesMeet(a: DayRange, b: DayRange): boolean {
  return (b.end === null || a.start <= b.end) && (a.end === null || b.start <= a.end)
}

/** A range of days, both ends included; `end: null` never ends. */
export interface DayRange {
  start: Day
  end: Day | null
}

function lastDayOf(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

function toUtc(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`)
}

function fromUtc(time: number): Day {
  return new Date(time).toISOString().slice(0, 10)
}
