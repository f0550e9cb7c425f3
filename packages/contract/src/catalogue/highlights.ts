import { whatToBringOptions } from '@tourdesk/domain/catalogue/vocabulary'
import { z } from 'zod'
import { changeOf } from '../kernel/changeOf.ts'
import { route } from '../kernel/route.ts'
import { HighlightsQuery } from '../lists.ts'
import { MediaUrls } from '../media/media.ts'
import { allOf, Deleted, Id, IdParams, Instant, lines, pageOf, text } from '../parts.ts'

/** A place that tours visit; its coordinates may be unknown. */
export const Highlight = z
  .object({
    _id: Id,
    name: z.string(),
    address: z.string(),
    subtitle: z.string(),
    description: z.string(),
    isActive: z.boolean(),
    whatToBring: z.array(z.enum(whatToBringOptions)),
    images: z.array(z.string()),
    videos: z.array(z.string()),
    lat: z.number().optional(),
    lng: z.number().optional(),
    updatedAt: Instant,
  })
  .meta({ id: 'Highlight' })
export type Highlight = z.output<typeof Highlight>

/**
 * What the highlight form sends; without `isActive` the status stays. `updatedAt` is the version that was
 * read.
 */
export const HighlightInput = z.object({
  name: text(200).default(''),
  address: text(300).default(''),
  subtitle: text(300).default(''),
  description: lines(10_000).default(''),
  isActive: z.boolean().default(false),
  whatToBring: z.array(z.enum(whatToBringOptions)).default([]),
  images: MediaUrls,
  videos: MediaUrls,
  lat: z.number().min(-90).max(90).nullable().default(null),
  lng: z.number().min(-180).max(180).nullable().default(null),
  updatedAt: Instant.optional(),
})
export type HighlightInput = z.input<typeof HighlightInput>

/** The same for a change: omitted fields keep their values. */
export const HighlightChange = changeOf(HighlightInput)

export const highlights = {
  list: route({
    method: 'GET',
    path: '/highlights',
    access: 'catalogue.write',
    summary: 'Highlights, searched by name',
    query: HighlightsQuery,
    answer: pageOf(Highlight),
  }),
  get: route({
    method: 'GET',
    path: '/highlights/:id',
    access: 'catalogue.write',
    summary: 'One highlight',
    params: IdParams,
    answer: Highlight,
  }),
  ofTour: route({
    method: 'GET',
    path: '/highlights/tour/:id',
    access: 'catalogue.read',
    summary: 'The highlights of a tour, in its order; inactive ones only for people who manage the catalogue',
    params: IdParams,
    answer: allOf(Highlight),
  }),
  create: route({
    method: 'POST',
    path: '/highlights',
    access: 'catalogue.write',
    summary: 'Create a highlight',
    body: HighlightInput,
    answer: Highlight,
    status: 201,
  }),
  change: route({
    method: 'PUT',
    path: '/highlights/:id',
    access: 'catalogue.write',
    summary: 'Change a highlight; an `_id` in the body must be the one in the path',
    params: IdParams,
    body: HighlightChange.extend({ _id: Id.optional() }),
    answer: Highlight,
  }),
  publish: route({
    method: 'POST',
    path: '/highlights/publish/:id',
    access: 'catalogue.write',
    summary: 'Make a highlight active',
    params: IdParams,
    answer: Highlight,
  }),
  deactivate: route({
    method: 'POST',
    path: '/highlights/deactivate/:id',
    access: 'catalogue.write',
    summary: 'Make a highlight inactive',
    params: IdParams,
    answer: Highlight,
  }),
  remove: route({
    method: 'DELETE',
    path: '/highlights/:id',
    access: 'catalogue.write',
    summary: 'Delete a highlight and remove it from all tours',
    params: IdParams,
    answer: Deleted,
  }),
}
