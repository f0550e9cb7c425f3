import { keepOptions, planAims } from '@tourdesk/domain/plan/planDay'
import type { Control } from 'react-hook-form'
import { titleDay } from '../../i18n/format.ts'
import { ltr } from '../../i18n/isolate.ts'
import { useText } from '../../i18n/useText.ts'
import { CheckField, ChoiceField } from '../../kit/form/formFields.tsx'
import type { PlanChoices, PlanSubject } from './planForm.ts'
import { planMessages } from './planMessages.ts'

interface PlanFieldsProps {
  subject: PlanSubject
  control: Control<PlanChoices, unknown, PlanChoices>
}

/** How a day is to be planned, in plain words. */
export function PlanFields({ subject: { date, tour, mode }, control }: PlanFieldsProps) {
  const t = useText(planMessages)
  return (
    <>
      <p className="flat quiet">
        {t(tour === null ? 'ofDay' : 'ofDeparture', { day: ltr(titleDay(date)) })}. {t('nothingChanges')}
      </p>
      {mode === 'plan' && (
        <ChoiceField
          control={control}
          name="keep"
          label={t('keep')}
          options={keepOptions.map((value) => ({ value, label: t(`keep_${value}`) }))}
        />
      )}
      <ChoiceField
        control={control}
        name="aim"
        label={t('aim')}
        options={planAims.map((value) => ({ value, label: t(value) }))}
      />
      <CheckField control={control} name="maySplit" label={t('maySplit')} help={t('maySplitHelp')} />
      <CheckField control={control} name="useSuppliers" label={t('useSuppliers')} />
      <CheckField control={control} name="touchTold" label={t('touchTold')} help={t('touchToldHelp')} />
    </>
  )
}
