import { cities, regions } from '@tourdesk/domain/catalogue/vocabulary'
import { z } from 'zod'
import { route } from '../kernel/route.ts'
import { ToursQuery } from '../lists.ts'
import { allOf, Deleted, Id, IdParams, pageOf } from '../parts.ts'
import { ListCopyInput } from './listCopy.ts'
import { SeasonCopies, SeasonInput, SeasonTour } from './nextSeason.ts'
import { OfferedTours } from './offeredTours.ts'
import { BookingCloses, GroupTypeDays, PricedDays, Unavailability } from './tourDays.ts'
import { Tour, TourChange, TourInput, TourRow } from './tourShapes.ts'

/** A bookable tour for the cards. */
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
    bookingCloses: BookingCloses,
    pricedDays: z.array(PricedDays),
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

/** A bookable tour for the tables of affiliation links and commissions. */
export const ListedTour = z.object({
  _id: Id,
  name: z.string(),
  number: z.string(),
  affiliationLink: z.string(),
})
export type ListedTour = z.output<typeof ListedTour>

export const tours = {
  list: route({
    method: 'GET',
    path: '/tours',
    access: 'catalogue.write',
    summary: 'Tours, active or not',
    query: ToursQuery,
    answer: pageOf(TourRow),
  }),
  active: route({
    method: 'GET',
    path: '/tours/getActiveTours',
    access: 'catalogue.read',
    summary: 'Tours that can be booked',
    answer: allOf(ActiveTour),
  }),
  offered: route({
    method: 'GET',
    path: '/tours/offered',
    access: 'catalogue.read',
    summary: 'What the order form offers: the tours that can be booked, with their days',
    answer: OfferedTours,
  }),
  activeOfMain: route({
    method: 'GET',
    path: '/tours/getSuperAccountActiveTours',
    access: 'catalogue.read',
    summary: 'The same tours by name, with the links with which partners send customers',
    answer: allOf(ListedTour),
  }),
  seasons: route({
    method: 'GET',
    path: '/tours/nextSeason',
    access: 'catalogue.write',
    summary: 'All tours with all their price lists, to copy some for the next season',
    answer: allOf(SeasonTour),
  }),
  copySeason: route({
    method: 'POST',
    path: '/tours/nextSeason',
    access: 'catalogue.write',
    summary:
      'Copy a price list of each tour with new days and changed prices: all of them, or none and why not under `tours.0`',
    body: SeasonInput,
    answer: SeasonCopies,
    status: 201,
  }),
  get: route({
    method: 'GET',
    path: '/tours/:id',
    access: 'catalogue.read',
    summary: "One tour; people who don't manage the catalogue see active tours and Active prices only",
    params: IdParams,
    answer: Tour,
  }),
  create: route({
    method: 'POST',
    path: '/tours',
    access: 'catalogue.write',
    summary: 'Create a tour',
    body: TourInput,
    answer: Tour,
    status: 201,
  }),
  change: route({
    method: 'PUT',
    path: '/tours/:id',
    access: 'catalogue.write',
    summary: 'Change a tour with its price lists; `updatedAt` is the version last read',
    params: IdParams,
    body: TourChange,
    answer: Tour,
  }),
  copyList: route({
    method: 'POST',
    path: '/tours/:id/copyList',
    access: 'catalogue.write',
    summary:
      'Copy a price list of another tour as a Draft with new days: the prices that both tours have, or why not at `from` or `list`',
    params: IdParams,
    body: ListCopyInput,
    answer: Tour,
    status: 201,
  }),
  publish: route({
    method: 'POST',
    path: '/tours/publish/:id',
    access: 'catalogue.write',
    summary: 'Put a tour on sale; it needs Active price lists that do not overlap',
    params: IdParams,
    answer: Tour,
  }),
  deactivate: route({
    method: 'POST',
    path: '/tours/deactivate/:id',
    access: 'catalogue.write',
    summary: 'Take a tour off sale',
    params: IdParams,
    answer: Tour,
  }),
  duplicate: route({
    method: 'POST',
    path: '/tours/duplicate/:id',
    access: 'catalogue.write',
    summary: 'Copy a tour with its price lists; the copy is inactive (HOLE-C2)',
    params: IdParams,
    answer: Tour,
    status: 201,
  }),
  remove: route({
    method: 'DELETE',
    path: '/tours/:id',
    access: 'catalogue.write',
    summary: 'Hide a tour for good; old orders still show it (HOLE-C52)',
    params: IdParams,
    answer: Deleted,
  }),
}
