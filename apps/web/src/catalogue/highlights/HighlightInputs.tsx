import type { Place } from '@tourdesk/contract/pricing/maps'
import { whatToBringOptions } from '@tourdesk/domain/catalogue/vocabulary'
import type { UseFormReturn } from 'react-hook-form'
import { useOptions } from '../../i18n/labels.ts'
import { useText } from '../../i18n/useText.ts'
import { whatToBringLabels } from '../../i18n/vocabulary/catalogue.ts'
import { FieldGrid, WholeWidth } from '../../kit/form/FieldGrid.tsx'
import { CheckField, MultiChoiceField, TextAreaField, TextField } from '../../kit/form/formFields.tsx'
import { MediaFields } from '../../media/MediaFields.tsx'
import { AddressField } from '../../pricing/locations/AddressField.tsx'
import type { HighlightValues } from './highlightFields.ts'
import { highlightMessages } from './messages.ts'

interface HighlightInputsProps {
  form: UseFormReturn<HighlightValues, unknown, HighlightValues>
  isNew: boolean
}

/** The fields of a highlight; the "active" checkbox is only on a new one. */
export function HighlightInputs({ form, isNew }: HighlightInputsProps) {
  const t = useText(highlightMessages)
  const { control, setValue } = form
  const options = useOptions(whatToBringOptions, whatToBringLabels)
  function setPlace(place: Place | null) {
    setValue('lat', place?.lat ?? null, { shouldDirty: true })
    setValue('lng', place?.lng ?? null, { shouldDirty: true })
  }

  return (
    <FieldGrid>
      <TextField control={control} name="name" label={t('name')} />
      <AddressField
        control={control}
        name="address"
        label={t('address')}
        help={t('addressHelp')}
        onPlace={setPlace}
      />
      <WholeWidth>
        <TextField control={control} name="subtitle" label={t('subtitle')} />
      </WholeWidth>
      <WholeWidth>
        <TextAreaField control={control} name="description" label={t('description')} rows={4} maxRows={16} />
      </WholeWidth>
      <WholeWidth>
        <MultiChoiceField control={control} name="whatToBring" label={t('whatToBring')} options={options} />
      </WholeWidth>
      <MediaFields control={control} images="images" videos="videos" folder="highlights" />
      {isNew && (
        <WholeWidth>
          <CheckField control={control} name="isActive" label={t('activate')} />
        </WholeWidth>
      )}
    </FieldGrid>
  )
}
