import type { CarSupplierRecord } from '@tourdesk/contract/fleet/carSuppliers'
import { issuesOf } from '@tourdesk/domain/checked'
import { vehicleSizes } from '@tourdesk/domain/entries/vocabulary'
import { checkCarSupplier } from '@tourdesk/domain/fleet/checkCarSupplier'
import { z } from 'zod'

const Fields = z.object({
  name: z.string(),
  contact: z.string(),
  contactPhone: z.string(),
  contactEmail: z.string(),
  sizes: z.array(z.literal(vehicleSizes)),
  notes: z.string(),
})
export type CarSupplierValues = z.output<typeof Fields>

/** The rules of the form (SUP-05 to SUP-08). */
export const carSupplierSchema = Fields.superRefine((values, context) => {
  for (const { field, code } of issuesOf(checkCarSupplier(values)))
    context.addIssue({ code: 'custom', path: [field], message: code })
})

/** What the form starts with. */
export function carSupplierValuesOf(supplier: CarSupplierRecord | null): CarSupplierValues {
  return {
    name: supplier?.name ?? '',
    contact: supplier?.contact ?? '',
    contactPhone: supplier?.contactPhone ?? '',
    contactEmail: supplier?.contactEmail ?? '',
    sizes: supplier?.sizes ?? [],
    notes: supplier?.notes ?? '',
  }
}
