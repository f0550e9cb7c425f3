import { useController, useFormContext } from 'react-hook-form'
import { useText } from '../i18n/useText.ts'
import { MultiChoiceField } from '../kit/form/formFields.tsx'
import { pricingMessages } from './messages.ts'
import { useTourSummary } from './useTourSummary.ts'

/** The tours of a coupon or discount; one click chooses all, including future ones. */
export function TourInput() {
  const t = useText(pricingMessages)
  const { control } = useFormContext<{ allTours: boolean; tours: string[] }>()
  const { field: all } = useController({ control, name: 'allTours' })
  const { tours, summaryOf } = useTourSummary()
  return (
    <MultiChoiceField
      control={control}
      name="tours"
      label={t('tours')}
      help={t('allToursHelp')}
      options={tours.map(({ _id, name, number }) => ({ value: _id, label: name, note: number }))}
      every={{ label: t('allTours'), isOn: all.value, onChange: all.onChange }}
      summaryOf={(ids) => summaryOf({ allTours: all.value, tours: ids })}
    />
  )
}
