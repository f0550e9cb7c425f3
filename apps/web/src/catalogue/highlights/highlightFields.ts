import { type Highlight, HighlightInput } from '@tourdesk/contract/catalogue/highlights'
import { checkHighlight } from '@tourdesk/domain/catalogue/checkHighlight'
import { contractForm, type FormValues } from '../../kit/form/contractForm.ts'

export type HighlightValues = FormValues<typeof HighlightInput>

/** The fields of a highlight with their rules (HOLE-C49). */
export const highlightFields = contractForm(HighlightInput, checkHighlight)

/** What the form starts with; an address that isn't known lies nowhere. */
export function highlightValuesOf(highlight: Highlight | null): HighlightValues {
  return highlightFields.valuesOf(highlight && { lat: null, lng: null, ...highlight })
}

/** What is sent; a saved highlight is published and deactivated by calls of its own (HIGH-11 to HIGH-13). */
export function highlightInputOf(
  { isActive, ...values }: HighlightValues,
  highlight: Highlight | null,
): HighlightInput {
  return highlight ? { ...values, updatedAt: highlight.updatedAt } : { ...values, isActive }
}
