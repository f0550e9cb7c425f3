import { timesOf } from '@tourdesk/domain/dispatch/feed/eventOf'
import { type CalendarEvent, writeCalendar } from '../dispatch/feed/writeCalendar.ts'
import type { Product } from '../kernel/product.ts'
import type { MailFile } from '../outside/mail/mail.ts'
import type { TourRow } from './automatic/readOrder.ts'

type BookedTour = Pick<
  TourRow,
  'entry' | 'tour' | 'date' | 'endDate' | 'hours' | 'pickupTime' | 'place' | 'address'
>

/**
 * Tours as a file for the customer's calendar, each from its pickup until its end. A later file of the same
 * tour replaces it there. Empty while no pickup time is known.
 */
export function tourFile(
  { origin }: Pick<Product, 'origin'>,
  now: Date,
  tours: readonly BookedTour[],
): MailFile[] {
  const events = tours.flatMap(({ entry, tour, date, endDate, hours, pickupTime, place, address }) => {
    if (pickupTime === null) return []
    const event: CalendarEvent = {
      id: `entry-${entry}@${new URL(origin).hostname}`,
      times: timesOf({ tourDate: date, endDate: endDate ?? date }, { time: pickupTime, hours }),
      summary: tour,
      description: '',
      location: [place, address].filter(Boolean).join(', '),
      status: 'CONFIRMED',
      version: Math.floor(now.getTime() / 1000),
      changedAt: now,
    }
    return [event]
  })
  if (events.length === 0) return []
  const content = Buffer.from(writeCalendar(events))
  return [{ name: 'tour.ics', mediaType: 'text/calendar; charset=utf-8', content }]
}
