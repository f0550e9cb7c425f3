import { useQuery } from '@tanstack/react-query'
import type { Tour } from '@tourdesk/contract/catalogue/tourShapes'
import { useText } from '../../../i18n/useText.ts'
import { ManyField } from '../../../kit/form/formFields.tsx'
import { everyHighlight } from '../../highlights/everyHighlight.ts'
import { tourMessages } from '../messages.ts'
import type { TourControl } from '../tourForm.ts'
import { Section } from './Section.tsx'

interface HighlightsSectionProps {
  control: TourControl
  tour: Tour | null
}

/** The highlights of a tour, in order. */
export function HighlightsSection({ control, tour }: HighlightsSectionProps) {
  const t = useText(tourMessages)
  const { data: listed = [] } = useQuery(everyHighlight)
  const attached = (tour?.highlights ?? []).filter(({ _id }) => !listed.some((one) => one._id === _id))
  const options = [...listed, ...attached].map(({ _id, name }) => ({ value: _id, label: name }))
  return (
    <Section of="highlights">
      <ManyField control={control} name="highlights" label={t('highlightsLabel')} options={options} />
    </Section>
  )
}
