import { z } from 'zod'
import { changeOf } from '../kernel/changeOf.ts'
import { route } from '../kernel/route.ts'
import { StarToursQuery } from '../lists.ts'
import { allOf, Id, IdParams, Instant, lines, pageOf, text } from '../parts.ts'

/** A bundle of tours in order; `discount` is the share taken off, 0.15 for 15 %. */
export const StarTour = z
  .object({
    _id: Id,
    starTourId: Id,
    isActive: z.boolean(),
    number: z.string(),
    name: z.string(),
    headline: z.string(),
    discount: z.number(),
    hashavshevetItemKey: z.string(),
    description: z.string(),
    tours: z.array(Id),
    updatedAt: Instant,
  })
  .meta({ id: 'StarTour' })
export type StarTour = z.output<typeof StarTour>

/** What the star tour form sends; `starTourId` is `new` or the id of the path. */
export const StarTourInput = z.object({
  starTourId: text(60),
  isActive: z.boolean().default(false),
  number: text(60).default(''),
  name: text(200).default(''),
  headline: text(300).default(''),
  discount: z.number().nullable().default(null),
  hashavshevetItemKey: text(100).default(''),
  description: lines(50_000).default(''),
  tours: z.array(Id).max(50).default([]),
  updatedAt: Instant.optional(),
})
export type StarTourInput = z.input<typeof StarTourInput>

/** The same for a change: omitted fields keep their values. */
export const StarTourChange = changeOf(StarTourInput)

/** A tour that a star tour may contain. */
export const AvailableTour = z.object({ _id: Id, name: z.string(), number: z.string() })
export type AvailableTour = z.output<typeof AvailableTour>

/** A star tour that can be booked, for the order form and the cards; all of its tours are on sale too. */
export const ActiveStarTour = StarTour.pick({
  _id: true,
  number: true,
  name: true,
  headline: true,
  description: true,
  discount: true,
  tours: true,
}).meta({ id: 'ActiveStarTour' })
export type ActiveStarTour = z.output<typeof ActiveStarTour>

export const starTours = {
  list: route({
    method: 'GET',
    path: '/starTours',
    access: 'catalogue.read',
    summary: "Star tours; people who don't manage the catalogue see those on sale",
    query: StarToursQuery,
    answer: pageOf(StarTour),
  }),
  active: route({
    method: 'GET',
    path: '/starTours/getActiveStarTours',
    access: 'catalogue.read',
    summary: 'Star tours that can be booked',
    answer: allOf(ActiveStarTour),
  }),
  available: route({
    method: 'GET',
    path: '/starTours/getAvailableTours',
    access: 'catalogue.write',
    summary: 'Tours that a star tour may contain',
    answer: allOf(AvailableTour),
  }),
  get: route({
    method: 'GET',
    path: '/starTours/:id',
    access: 'catalogue.read',
    summary: 'One star tour',
    params: IdParams,
    answer: StarTour,
  }),
  create: route({
    method: 'POST',
    path: '/starTours',
    access: 'catalogue.write',
    summary: 'Create a star tour; `starTourId` is `new`',
    body: StarTourInput,
    answer: StarTour,
    status: 201,
  }),
  change: route({
    method: 'PUT',
    path: '/starTours/:id',
    access: 'catalogue.write',
    summary: 'Change a star tour; `updatedAt` is the version last read',
    params: IdParams,
    body: StarTourChange,
    answer: StarTour,
  }),
}
