import { cities, groupTypes, languages, regions } from '@tourdesk/domain/catalogue/vocabulary'
import { z } from 'zod'
import { route } from './kernel/route.ts'
import { allOf, Day, Id } from './parts.ts'

const GroupTypeDays = z.object({
  group_type: z.enum(groupTypes),
  languages: z.array(z.object({ language: z.enum(languages), days: z.array(z.int().min(0).max(6)) })),
})

const Unavailability = z.object({
  start_date: Day,
  end_date: Day,
  group_type: z.enum(groupTypes),
  languages: z.array(z.enum(languages)),
})

/** A bookable tour as the order form and the cards need it (FORM-29, AGO-06, HOLE-C15). */
export const ActiveTour = z
  .object({
    _id: Id,
    name: z.string(),
    number: z.string(),
    isActive: z.boolean(),
    headline: z.string(),
    headLine: z.string(),
    description: z.string(),
    mainRegion: z.enum(regions).nullable(),
    groupTypes: z.array(GroupTypeDays),
    unavailabilityDates: z.array(Unavailability),
    doesIncludeReturnTransport: z.boolean(),
    pickupTimes: z.partialRecord(z.enum(cities), z.string().nullable()),
    highlights: z.array(
      z.object({ _id: Id, name: z.string(), subtitle: z.string(), description: z.string() }),
    ),
    thumbnails: z.object({ wide: z.string().nullable() }),
    lowPrice: z.number().nullable(),
    lowPrivatePrice: z.number().nullable(),
    affiliationLink: z.string(),
  })
  .meta({ id: 'ActiveTour' })
export type ActiveTour = z.output<typeof ActiveTour>

export const tours = {
  active: route({
    method: 'GET',
    path: '/tours/getActiveTours',
    access: 'catalogue.read',
    summary: 'Tours that can be booked',
    answer: allOf(ActiveTour),
  }),
}
