import type { Day } from '@tourdesk/domain/calendar'
import { type Control, useWatch } from 'react-hook-form'
import { useText } from '../../i18n/useText.ts'
import { DayFormField } from '../../kit/form/formFields.tsx'
import type { ClosureValues } from './closureFields.ts'
import { closureMessages } from './closureMessages.ts'

interface ClosedDaysFieldsProps {
  control: Control<ClosureValues, unknown, ClosureValues>
  today: Day
}

/** The first and the last day of a closure; the last one may be left empty. */
export function ClosedDaysFields({ control, today }: ClosedDaysFieldsProps) {
  const t = useText(closureMessages)
  const startDate = useWatch({ control, name: 'startDate' })
  return (
    <>
      <DayFormField control={control} name="startDate" label={t('startDate')} min={today} />
      <DayFormField
        control={control}
        name="endDate"
        label={t('endDate')}
        help={t('endDateHelp')}
        min={startDate ?? today}
        clearable
      />
    </>
  )
}
