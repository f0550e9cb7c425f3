import type { Highlight, HighlightInput } from '@tourdesk/contract/catalogue/highlights'
import { checkHighlight } from '@tourdesk/domain/catalogue/checkHighlight'
import { whatToBringOptions } from '@tourdesk/domain/catalogue/vocabulary'
import { issuesOf } from '@tourdesk/domain/checked'
import { z } from 'zod'

/** The form of a highlight with its rules (HOLE-C49). */
export const HighlightValues = z
  .object({
    name: z.string(),
    address: z.string(),
    lat: z.number().nullable(),
    lng: z.number().nullable(),
    subtitle: z.string(),
    description: z.string(),
    whatToBring: z.array(z.enum(whatToBringOptions)),
    images: z.array(z.string()),
    videos: z.array(z.string()),
    isActive: z.boolean(),
  })
  .superRefine((values, context) => {
    for (const { field, code } of issuesOf(checkHighlight(values)))
      context.addIssue({ code: 'custom', path: [field], message: code })
  })
export type HighlightValues = z.output<typeof HighlightValues>

/** What the form starts with. */
export function highlightValuesOf(highlight: Highlight | null): HighlightValues {
  return {
    name: highlight?.name ?? '',
    address: highlight?.address ?? '',
    lat: highlight?.lat ?? null,
    lng: highlight?.lng ?? null,
    subtitle: highlight?.subtitle ?? '',
    description: highlight?.description ?? '',
    whatToBring: highlight?.whatToBring ?? [],
    images: highlight?.images ?? [],
    videos: highlight?.videos ?? [],
    isActive: highlight?.isActive ?? false,
  }
}

/** What is sent; a saved highlight is published and deactivated by calls of its own (HIGH-11 to HIGH-13). */
export function highlightInputOf(
  { isActive, ...values }: HighlightValues,
  highlight: Highlight | null,
): HighlightInput {
  return highlight ? { ...values, updatedAt: highlight.updatedAt } : { ...values, isActive }
}
