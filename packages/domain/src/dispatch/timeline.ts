import type { Day } from '../calendar.ts'
import { usualHours } from './feed/eventOf.ts'
import { minutesInto } from './stops/stopTime.ts'

/** A part of a day, in minutes after midnight. */
export interface Span {
  from: number
  until: number
}

/** When a vehicle unit is out on one day. */
export interface UnitSpans {
  /** From the first to the last pickup; null on the later days of a tour. */
  pickups: Span | null
  /** From the last pickup to the end of the tour that day, which may be after midnight. */
  tour: Span
}

interface Outing {
  /** The day of its pickups. */
  date: Day
  /** Pickup times `HH:mm`, the earliest first. */
  pickups: readonly string[]
  /** The length of the tour; null if unknown. */
  hours: number | null
}

/**
 * When a vehicle unit is out on a day: from its first pickup for the length of the tour. A longer tour than a
 * day starts at the time of its first pickup on each of its days and takes ten hours. Null without a pickup time.
 */
export function spansOf({ date, pickups, hours }: Outing, day: Day): UnitSpans | null {
  const [first, last] = [pickups[0], pickups.at(-1)]
  if (first === undefined || last === undefined) return null
  const start = minutesInto(first)
  const end = start + Math.round(hoursADay(hours) * 60)
  if (day > date) return { pickups: null, tour: { from: start, until: end } }
  const boarded = minutesInto(last)
  return {
    pickups: { from: start, until: boarded },
    tour: { from: boarded, until: Math.max(boarded, end) },
  }
}

/** The hours that a timeline shows: 6 to 20, and more if a vehicle is out earlier or later, within the day. */
export function hoursShown(spans: readonly UnitSpans[]): { from: number; until: number } {
  const starts = spans.map(({ pickups, tour }) => Math.floor((pickups ?? tour).from / 60))
  const ends = spans.map(({ tour }) => Math.ceil(tour.until / 60))
  return { from: Math.min(6, ...starts), until: Math.min(24, Math.max(20, ...ends)) }
}

function hoursADay(hours: number | null): number {
  return hours !== null && hours <= 24 ? hours : usualHours
}
