import { departureStates } from '@tourdesk/domain/departures/departure'
import { z } from 'zod'
import { route } from '../kernel/route.ts'
import { Id, text } from '../parts.ts'

/**
 * The kinds that a search of everything finds, in the order of its answer. Screens add dates, pages and
 * actions themselves.
 */
export const searchKinds = [
  'orders',
  'departures',
  'tours',
  'agencies',
  'users',
  'guides',
  'drivers',
  'cars',
  'carSuppliers',
] as const
export type SearchKind = (typeof searchKinds)[number]

/** The shortest and the longest search, and the most results of a kind. */
export const searchLimits = { shortest: 2, longest: 60, each: 6 }

/** A result: its name, what distinguishes it from others of that name, and the page that shows it. */
export const SearchHit = z
  .object({
    _id: Id,
    title: z.string(),
    subtitle: z.string(),
    href: z.string(),
    /** Only of departures. */
    departure: z.object({ state: z.enum(departureStates), guaranteed: z.boolean() }).optional(),
  })
  .meta({ id: 'SearchHit' })
export type SearchHit = z.output<typeof SearchHit>

export const search = {
  everything: route({
    method: 'GET',
    path: '/search',
    access: 'orders.read',
    summary: 'Everything the caller may open that has these words, a few of each kind; only kinds with finds',
    query: z.object({ q: text(searchLimits.longest).min(searchLimits.shortest) }),
    answer: z.object({
      groups: z.array(z.object({ kind: z.enum(searchKinds), data: z.array(SearchHit) })),
      /** Kinds that couldn't be searched this time. */
      failed: z.array(z.enum(searchKinds)),
    }),
  }),
}
