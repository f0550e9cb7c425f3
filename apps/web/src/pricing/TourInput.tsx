import { useFormContext } from 'react-hook-form'
import { useText } from '../i18n/useText.ts'
import { MultiChoiceField } from '../kit/form/formFields.tsx'
import { pricingMessages } from './messages.ts'
import { useTourSummary } from './useTourSummary.ts'

/** The tours a coupon or discount is good for; all of them are one press (CCONST-17, CCONST-18). */
export function TourInput() {
  const t = useText(pricingMessages)
  const { control } = useFormContext<{ tours: string[] }>()
  const { tours, summaryOf } = useTourSummary()
  return (
    <MultiChoiceField
      control={control}
      name="tours"
      label={t('tours')}
      required
      options={tours.map(({ _id, name, number }) => ({ value: _id, label: name, note: number }))}
      everyLabel={t('allTours')}
      summaryOf={summaryOf}
    />
  )
}
