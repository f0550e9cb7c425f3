import type { Location } from '@tourdesk/contract/pricing/pricing'
import { cities } from '@tourdesk/domain/catalogue/vocabulary'
import { issuesOf } from '@tourdesk/domain/checked'
import { checkLocation } from '@tourdesk/domain/pricing/checkLocation'
import { z } from 'zod'

/** The rules of the form. */
export const LocationValues = z
  .object({
    city: z.enum(cities).nullable(),
    name: z.string(),
    address: z.string(),
    isDefault: z.boolean(),
    lat: z.number().nullable(),
    lng: z.number().nullable(),
  })
  .superRefine((values, context) => {
    for (const { field, code } of issuesOf(checkLocation(values)))
      context.addIssue({ code: 'custom', path: [field], message: code })
  })
export type LocationValues = z.output<typeof LocationValues>

/** What the form starts with; a new location lies in Herzliya until told otherwise (LOC-06). */
export function locationValuesOf(location: Location | null): LocationValues {
  return {
    city: location?.city ?? 'herzliya',
    name: location?.name ?? '',
    address: location?.address ?? '',
    isDefault: location?.isDefault ?? false,
    lat: location?.lat ?? null,
    lng: location?.lng ?? null,
  }
}
