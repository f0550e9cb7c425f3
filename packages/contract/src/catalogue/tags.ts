import { z } from 'zod'
import { route } from '../kernel/route.ts'
import { allOf, Deleted, IdParams, text } from '../parts.ts'
import { Tag } from './tourShapes.ts'

const TagName = text(60).min(1)

/** The name of a tag, as text or inside an object. */
const TagInput = z.object({
  tag: z.union([TagName, z.object({ name: TagName })]),
})

export const tags = {
  list: route({
    method: 'GET',
    path: '/tags',
    access: 'catalogue.write',
    summary: 'Tags by name',
    query: z.object({ search: text(60).optional() }),
    answer: allOf(Tag),
  }),
  get: route({
    method: 'GET',
    path: '/tags/:id',
    access: 'catalogue.write',
    summary: 'One tag',
    params: IdParams,
    answer: Tag,
  }),
  create: route({
    method: 'POST',
    path: '/tags',
    access: 'catalogue.write',
    summary: 'Create a tag, or return the existing one with this name',
    body: TagInput,
    answer: Tag,
  }),
  change: route({
    method: 'PUT',
    path: '/tags/:id',
    access: 'catalogue.write',
    summary: 'Rename a tag',
    params: IdParams,
    body: TagInput,
    answer: Tag,
  }),
  remove: route({
    method: 'DELETE',
    path: '/tags/:id',
    access: 'catalogue.write',
    summary: 'Delete a tag that no tour uses (HOLE-C11)',
    params: IdParams,
    answer: Deleted,
  }),
}
