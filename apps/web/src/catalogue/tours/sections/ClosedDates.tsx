import { ActionIcon } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { groupTypes, tourLanguages } from '@tourdesk/domain/catalogue/vocabulary'
import { useWatch } from 'react-hook-form'
import { useOptions } from '../../../i18n/labels.ts'
import { useText } from '../../../i18n/useText.ts'
import { groupTypeLabels, languageLabels } from '../../../i18n/vocabulary/catalogue.ts'
import { RangeField } from '../../../kit/fields/RangeField.tsx'
import { ChoiceField, MultiChoiceField } from '../../../kit/form/formFields.tsx'
import { tourMessages } from '../messages.ts'
import { type TourForm, useFieldError } from '../tourForm.ts'
import styles from '../tours.module.css'

interface ClosedDatesProps {
  form: TourForm
  index: number
  onRemove: () => void
}

/** One closed range: its days in a one-month calendar, the group type, and the languages. */
export function ClosedDates({ form, index, onRemove }: ClosedDatesProps) {
  const t = useText(tourMessages)
  const { control, setValue } = form
  const types = useOptions(groupTypes, groupTypeLabels)
  const languages = useOptions(tourLanguages, languageLabels)
  const name = `unavailabilityDates.${index}` as const
  const [from, to] = useWatch({ control, name: [`${name}.start_date`, `${name}.end_date`] })
  const startError = useFieldError(control, `${name}.start_date`)
  const endError = useFieldError(control, `${name}.end_date`)
  return (
    <fieldset className={styles.closed} aria-label={t('closedRow', { number: index + 1 })}>
      <RangeField
        label={t('closedDates')}
        short
        clearable={false}
        value={{ from, to }}
        error={startError ?? endError}
        onChange={(range) => {
          const options = { shouldDirty: true, shouldTouch: true }
          setValue(`${name}.start_date`, range.from ?? '', options)
          setValue(`${name}.end_date`, range.to ?? '', { ...options, shouldValidate: true })
        }}
      />
      <ChoiceField control={control} name={`${name}.group_type`} label={t('closedFor')} options={types} />
      <MultiChoiceField
        control={control}
        name={`${name}.languages`}
        label={t('languages')}
        options={languages}
      />
      <ActionIcon
        className={styles.removeClosed}
        size={32}
        aria-label={t('removeClosed', { number: index + 1 })}
        onClick={onRemove}
      >
        <IconTrash size={16} stroke={1.6} />
      </ActionIcon>
    </fieldset>
  )
}
