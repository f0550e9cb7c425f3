import { inclusionSuggestions } from '@tourdesk/domain/catalogue/vocabulary'
import { useWatch } from 'react-hook-form'
import { useText } from '../../../i18n/useText.ts'
import { FieldGrid } from '../../../kit/form/FieldGrid.tsx'
import { WordsField } from '../../../kit/form/formFields.tsx'
import { tourMessages } from '../messages.ts'
import type { TourControl } from '../tourForm.ts'
import { Section } from './Section.tsx'

/** What's included and what isn't; a value chosen in one list can't be chosen in the other. */
export function InclusionsSection({ control }: { control: TourControl }) {
  const t = useText(tourMessages)
  const { included, notIncluded } = useWatch({ control, name: 'inclusion' })
  const shared = { suggestions: inclusionSuggestions, help: t('wordsHelp') }
  return (
    <Section of="inclusions">
      <FieldGrid>
        <WordsField
          {...shared}
          control={control}
          name="inclusion.included"
          label={t('included')}
          taken={notIncluded}
        />
        <WordsField
          {...shared}
          control={control}
          name="inclusion.notIncluded"
          label={t('notIncluded')}
          taken={included}
        />
      </FieldGrid>
    </Section>
  )
}
