import { type Highlight, HighlightInput } from '@tourdesk/contract/catalogue/highlights'
import { checkHighlight } from '@tourdesk/domain/catalogue/checkHighlight'
import { contractForm, type FormValues } from '../../kit/form/contractForm.ts'

export type HighlightValues = FormValues<typeof HighlightInput>

/** The fields of a highlight with their rules. */
export const highlightFields = contractForm(HighlightInput, checkHighlight)

/** Initial values; an unknown address has no coordinates. */
export function highlightValuesOf(highlight: Highlight | null): HighlightValues {
  return highlightFields.valuesOf(highlight && { lat: null, lng: null, ...highlight })
}

/** The request body; a saved highlight is published and deactivated by separate calls. */
export function highlightInputOf(
  { isActive, ...values }: HighlightValues,
  highlight: Highlight | null,
): HighlightInput {
  return highlight ? { ...values, updatedAt: highlight.updatedAt } : { ...values, isActive }
}
