import { z } from 'zod'
import { route } from '../kernel/route.ts'
import { IdParams, Instant } from '../parts.ts'

/** When the calendar link was made; null if there's none. The address can't be read again. */
const CalendarLink = z.object({ createdAt: Instant.nullable() }).meta({ id: 'CalendarLink' })

/** A new calendar link. Its address is shown only once. */
export const NewCalendarLink = z
  .object({ url: z.string(), createdAt: Instant })
  .meta({ id: 'NewCalendarLink' })

/** Secret addresses of calendars: tours of one guide or driver, or all departures. */
export const calendarLinks = {
  ofOperator: route({
    method: 'GET',
    path: '/operators/:id/calendarLink',
    access: 'dispatch.read',
    summary: 'Whether a guide or driver has a calendar link',
    params: IdParams,
    answer: CalendarLink,
  }),
  makeForOperator: route({
    method: 'POST',
    path: '/operators/:id/calendarLink',
    access: 'dispatch.write',
    summary: 'Make a calendar link for a guide or driver; the old one stops working',
    params: IdParams,
    answer: NewCalendarLink,
    status: 201,
  }),
  own: route({
    method: 'GET',
    path: '/auth/calendarLink',
    access: 'dispatch.read',
    summary: 'Whether the person has a link to a calendar of all departures',
    answer: CalendarLink,
  }),
  makeOwn: route({
    method: 'POST',
    path: '/auth/calendarLink',
    access: 'dispatch.read',
    summary: 'Make a link to a calendar of all departures in a language; the old one stops working',
    body: z.object({ language: z.enum(['en', 'he']) }),
    answer: NewCalendarLink,
    status: 201,
  }),
}
