import type { CrewCash } from '@tourdesk/contract/payments/crewCash'
import { z } from 'zod'
import { FormDialog } from '../app/FormDialog.tsx'
import { money } from '../i18n/format.ts'
import { ltr, named } from '../i18n/isolate.ts'
import { useText } from '../i18n/useText.ts'
import { useToday } from '../kit/fields/useToday.ts'
import { DayFormField, TextField } from '../kit/form/formFields.tsx'
import { crewCashMessages } from './crewCashMessages.ts'
import { sumOf } from './sumOf.ts'
import { useHandOver } from './useHandOver.ts'

interface HandOverDialogProps {
  cash: CrewCash
  /** The payments that were chosen when it was opened. */
  payments: readonly string[]
  opened: boolean
  onClose: () => void
}

const HandoverSchema = z.object({ day: z.string(), note: z.string().max(1000) })

/** Asks when a person brought cash to the office, and records it. */
export function HandOverDialog({ cash, payments, ...dialog }: HandOverDialogProps) {
  const t = useText(crewCashMessages)
  const today = useToday()
  const { handOver, outcome } = useHandOver()
  const { operator, currency } = cash
  const handed = cash.payments.filter(({ _id }) => payments.includes(_id))
  const amount = ltr(money(sumOf(handed), currency))
  return (
    <FormDialog
      {...dialog}
      {...outcome}
      title={t('handOverBy', { name: named(operator.name) })}
      submitLabel={t('handOverPart', { amount })}
      disabled={handed.length === 0}
      schema={HandoverSchema}
      defaultValues={{ day: today, note: '' }}
      draft={`hand over ${operator._id} ${currency}`}
      onSubmit={(typed, keyOf) =>
        handOver({ operator: operator._id, payments: handed.map(({ _id }) => _id), ...typed }, keyOf)
      }
    >
      {({ control }) => (
        <>
          <p>{handed.length > 0 ? t('handOverHelp', { amount, count: handed.length }) : t('nothingLeft')}</p>
          <DayFormField
            control={control}
            name="day"
            label={t('day')}
            min={handed.at(-1)?.day}
            max={today}
            required
          />
          <TextField control={control} name="note" label={t('note')} />
        </>
      )}
    </FormDialog>
  )
}
