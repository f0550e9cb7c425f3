import { vehicleSizes } from '@tourdesk/domain/entries/vocabulary'
import { messageLanguages } from '@tourdesk/domain/messages/vocabulary'
import { z } from 'zod'
import { Undo } from '../activity/undo.ts'
import { changeOf } from '../kernel/changeOf.ts'
import { route } from '../kernel/route.ts'
import { allOf, Id, IdParams, Instant, lines, text } from '../parts.ts'

/** A company that sends vehicles. */
export const CarSupplier = z
  .object({
    _id: Id,
    name: z.string(),
    contact: z.string(),
    contactPhone: z.string(),
    contactEmail: z.string(),
    notes: z.string(),
    sizes: z.array(z.int()),
    documentLanguage: z.enum(messageLanguages),
  })
  .meta({ id: 'CarSupplier' })
export type CarSupplier = z.output<typeof CarSupplier>

/** A car supplier as its list and form show it. */
export const CarSupplierRecord = CarSupplier.extend({
  sizes: z.array(z.literal(vehicleSizes)),
  updatedAt: Instant,
}).meta({ id: 'CarSupplierRecord' })
export type CarSupplierRecord = z.output<typeof CarSupplierRecord>

/** What the supplier form sends; the rule reports missing fields, not the schema. */
export const CarSupplierInput = z.object({
  name: text(120).default(''),
  contact: text(120).default(''),
  contactPhone: text(40).default(''),
  contactEmail: text(254).default(''),
  notes: lines(4000).default(''),
  sizes: z.array(z.literal(vehicleSizes)).default([]),
  /** The language of messages to the supplier. */
  documentLanguage: z.enum(messageLanguages).default('he'),
  updatedAt: Instant.optional(),
})
export type CarSupplierInput = z.input<typeof CarSupplierInput>

/** The same for a save: omitted fields keep their values, or get their defaults in a new supplier. */
export const CarSupplierChange = changeOf(CarSupplierInput)

export const carSuppliers = {
  list: route({
    method: 'GET',
    path: '/carSuppliers',
    access: 'fleet.read',
    summary: 'All car suppliers by name (HOLE-O75)',
    answer: allOf(CarSupplierRecord),
  }),
  get: route({
    method: 'GET',
    path: '/carSuppliers/:id',
    access: 'fleet.read',
    summary: 'One car supplier',
    params: IdParams,
    answer: CarSupplierRecord,
  }),
  save: route({
    method: 'POST',
    path: '/carSuppliers',
    access: 'fleet.write',
    summary: 'Create a car supplier, or with `_id` save one (HOLE-O72)',
    body: CarSupplierChange.extend({ _id: Id.optional() }),
    answer: CarSupplierRecord.extend({ undo: Undo }),
  }),
  change: route({
    method: 'PUT',
    path: '/carSuppliers/:id',
    access: 'fleet.write',
    summary: 'Save a car supplier (HOLE-O72)',
    params: IdParams,
    body: CarSupplierChange,
    answer: CarSupplierRecord.extend({ undo: Undo }),
  }),
}
