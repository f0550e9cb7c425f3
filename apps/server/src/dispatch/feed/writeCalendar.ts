import type { EventStatus, EventTimes } from '@tourdesk/domain/dispatch/feed/eventOf'
import ical, { type ICalEventStatus } from 'ical-generator'

/** A tour in a calendar. */
export interface CalendarEvent {
  /** Never changes. */
  id: string
  times: EventTimes
  summary: string
  description: string
  location: string
  status: EventStatus
  version: number
  changedAt: Date
}

/**
 * An iCalendar file (RFC 5545).
 * @param feed for a calendar that programs subscribe to: they show its name and refresh every hour
 */
export function writeCalendar(events: readonly CalendarEvent[], feed?: { name: string }): string {
  const calendar = ical({
    prodId: { company: 'Tourdesk', product: 'Calendar' },
    ...(feed && { name: withoutControls(feed.name), ttl: 3600 }),
  })
  for (const { times, changedAt, ...event } of events)
    calendar.createEvent({
      id: event.id,
      sequence: event.version,
      // The time of the change, not of the answer, so that an unchanged calendar is the same text.
      stamp: changedAt,
      lastModified: changedAt,
      start: new Date(times.start),
      end: new Date(times.end),
      allDay: times.allDay,
      summary: withoutControls(event.summary),
      description: withoutControls(event.description) || null,
      location: withoutControls(event.location) || null,
      status: event.status as ICalEventStatus,
    })
  return `${calendar.toString()}\r\n`
}

/** Replaces control characters, which calendars can't contain; line ends become `\n`. */
function withoutControls(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they're what is taken out
  return text.replace(/\r\n?/g, '\n').replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')
}
