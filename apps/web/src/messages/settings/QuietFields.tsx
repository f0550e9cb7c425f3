import { Button, CloseButton } from '@mantine/core'
import { mostWindows } from '@tourdesk/domain/messages/messageSettings'
import { type Control, useFieldArray } from 'react-hook-form'
import { weekdayNames } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useText } from '../../i18n/useText.ts'
import { FieldGrid } from '../../kit/form/FieldGrid.tsx'
import { CheckField, ChoiceField, TimeField } from '../../kit/form/formFields.tsx'
import type { MessageSettingsValues } from './messageSettingsFields.ts'
import styles from './settings.module.css'
import { messageSettingsTexts } from './settingsTexts.ts'

interface QuietFieldsProps {
  control: Control<MessageSettingsValues, unknown, MessageSettingsValues>
  name: 'customersQuiet' | 'crewQuiet'
  label: string
}

/** The quiet hours of every night, and additional quiet times for days of the week. */
export function QuietFields({ control, name, label }: QuietFieldsProps) {
  const t = useText(messageSettingsTexts)
  const { language } = useLanguage()
  const { fields, append, remove } = useFieldArray({ control, name: `${name}.windows` })
  const weekdays = weekdayNames(language).map((label, value) => ({ value, label }))
  return (
    <fieldset className={`grid gap12 ${styles.quiet}`}>
      <legend className={styles.hidden}>{label}</legend>
      <FieldGrid columns={3}>
        <CheckField control={control} name={`${name}.isOn`} label={label} asSwitch />
        <TimeField control={control} name={`${name}.from`} label={t('from')} />
        <TimeField control={control} name={`${name}.until`} label={t('until')} />
      </FieldGrid>
      {fields.map((field, index) => (
        <fieldset key={field.id} className={styles.window}>
          <legend className={styles.hidden}>{t('window', { number: index + 1 })}</legend>
          <ChoiceField
            control={control}
            name={`${name}.windows.${index}.weekday`}
            label={t('weekday')}
            options={weekdays}
          />
          <TimeField control={control} name={`${name}.windows.${index}.from`} label={t('from')} />
          <TimeField control={control} name={`${name}.windows.${index}.until`} label={t('until')} />
          <CloseButton aria-label={t('removeWindow')} onClick={() => remove(index)} />
        </fieldset>
      ))}
      {fields.length < mostWindows && (
        <div>
          <Button
            variant="subtle"
            size="compact-sm"
            onClick={() => append({ weekday: 6, from: '08:00', until: '20:00' })}
          >
            {t('addWindow')}
          </Button>
        </div>
      )}
    </fieldset>
  )
}
