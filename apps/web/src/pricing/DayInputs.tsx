import { useFormContext, useWatch } from 'react-hook-form'
import { useText } from '../i18n/useText.ts'
import { CheckField, DayFormField } from '../kit/form/formFields.tsx'
import type { DayValues } from './dayValues.ts'
import { pricingMessages } from './messages.ts'

/** Start and end date; the end can be switched off. */
export function DayInputs() {
  const t = useText(pricingMessages)
  const { control, trigger } = useFormContext<DayValues>()
  const [start, noExpiration] = useWatch({ control, name: ['start_date', 'noExpiration'] })
  return (
    <>
      <DayFormField control={control} name="start_date" label={t('startDate')} />
      <div className="grid gap8">
        <DayFormField
          control={control}
          name="end_date"
          label={t('endDate')}
          min={start ?? undefined}
          disabled={noExpiration}
          placeholder={noExpiration ? t('noExpiration') : undefined}
        />
        <CheckField
          control={control}
          name="noExpiration"
          label={t('noExpiration')}
          onChange={(isOn) => isOn && void trigger('end_date')}
        />
      </div>
    </>
  )
}
