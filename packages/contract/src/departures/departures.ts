import { groupTypes, languages } from '@tourdesk/domain/catalogue/vocabulary'
import { placeStates } from '@tourdesk/domain/departures/capacity/placesOfMonth'
import { z } from 'zod'
import { route } from '../kernel/route.ts'
import { allOf, Day, Id } from '../parts.ts'

/** The places of a day; `left` is null if it's open-ended or closed, and agencies read no number above 9. */
const DayPlaces = z.object({
  date: Day,
  state: z.enum(placeStates),
  left: z.union([z.int(), z.literal('9+')]).nullable(),
})
export type DayPlaces = z.output<typeof DayPlaces>

export const departures = {
  places: route({
    method: 'GET',
    path: '/departures/places',
    access: 'orders.place',
    summary: 'The places of a tour for a group type and language on each day of a month',
    query: z.object({
      tour: Id,
      group_type: z.enum(groupTypes),
      language: z.enum(languages).optional(),
      month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/),
    }),
    answer: allOf(DayPlaces),
  }),
}
