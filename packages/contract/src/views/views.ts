import { viewLists } from '@tourdesk/domain/views/planView'
import { z } from 'zod'
import { Undo } from '../activity/undo.ts'
import { route } from '../kernel/route.ts'
import { allOf, Deleted, Id, IdParams, Instant, text } from '../parts.ts'

/** A column as chosen; its width is in pixels. Without a width it's as wide as its content. */
const ViewColumn = z.object({
  key: text(60).min(1),
  isShown: z.boolean(),
  width: z.int().min(56).max(640).optional(),
})

/** What the list's address has besides its page: filters, `sort` and `limit`, as written there. */
const ViewFilters = z
  .record(text(40).min(1), text(4000))
  .refine((filters) => Object.keys(filters).length <= 40)

const ViewName = text(60).min(1)
const ViewColumns = z.array(ViewColumn).max(60)

/**
 * A list arranged for a purpose, under a name. Everybody in the account can open it; only its owner can
 * change it.
 */
export const SavedView = z
  .object({
    _id: Id,
    list: z.enum(viewLists),
    name: z.string(),
    filters: z.record(z.string(), z.string()),
    columns: z.array(ViewColumn),
    isOwn: z.boolean(),
    /** The name of its owner. */
    by: z.string(),
    updatedAt: Instant,
  })
  .meta({ id: 'SavedView' })
export type SavedView = z.output<typeof SavedView>

/** A new view. */
export const ViewInput = z.object({
  list: z.enum(viewLists),
  name: ViewName,
  filters: ViewFilters,
  columns: ViewColumns,
})
export type ViewInput = z.output<typeof ViewInput>

/** A change of a view: omitted fields keep their values. `updatedAt` is the version that was read. */
export const ViewChange = z.object({
  name: ViewName.optional(),
  filters: ViewFilters.optional(),
  columns: ViewColumns.optional(),
  updatedAt: Instant.optional(),
})
export type ViewChange = z.output<typeof ViewChange>

export const views = {
  list: route({
    method: 'GET',
    path: '/views',
    access: 'orders.read',
    summary: "The caller's own views of a list, by name",
    query: z.object({ list: z.enum(viewLists) }),
    answer: allOf(SavedView),
  }),
  get: route({
    method: 'GET',
    path: '/views/:id',
    access: 'orders.read',
    summary: 'A view of anybody in the account',
    params: IdParams,
    answer: SavedView,
  }),
  create: route({
    method: 'POST',
    path: '/views',
    access: 'orders.read',
    summary: 'Save a list as it is under a name; again with the same content it returns the first one',
    body: ViewInput,
    answer: SavedView,
    status: 201,
  }),
  change: route({
    method: 'PUT',
    path: '/views/:id',
    access: 'orders.read',
    summary: "Rename one of the caller's own views, or save other filters and columns with it",
    params: IdParams,
    body: ViewChange,
    answer: SavedView,
  }),
  remove: route({
    method: 'DELETE',
    path: '/views/:id',
    access: 'orders.read',
    summary: "Delete one of the caller's own views; `undo` brings it back under the same address",
    params: IdParams,
    answer: Deleted.extend({ undo: Undo }),
  }),
}
