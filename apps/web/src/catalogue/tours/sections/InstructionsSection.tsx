import { instructionKeys } from '@tourdesk/domain/catalogue/vocabulary'
import { useOptions } from '../../../i18n/labels.ts'
import { useText } from '../../../i18n/useText.ts'
import { instructionLabels } from '../../../i18n/vocabulary/catalogue.ts'
import { ManyField } from '../../../kit/form/formFields.tsx'
import { tourMessages } from '../messages.ts'
import type { TourControl } from '../tourForm.ts'
import { Section } from './Section.tsx'

/** Preset instructions, stored as keys. */
export function InstructionsSection({ control }: { control: TourControl }) {
  const t = useText(tourMessages)
  const options = useOptions(instructionKeys, instructionLabels)
  return (
    <Section of="instructions">
      <ManyField control={control} name="instructions" label={t('instructionsLabel')} options={options} />
    </Section>
  )
}
