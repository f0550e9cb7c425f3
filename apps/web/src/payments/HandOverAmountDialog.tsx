import type { CrewCash } from '@tourdesk/contract/payments/crewCash'
import { hasCents } from '@tourdesk/domain/money'
import { z } from 'zod'
import { FormDialog } from '../app/FormDialog.tsx'
import { money } from '../i18n/format.ts'
import { ltr, named } from '../i18n/isolate.ts'
import { useText } from '../i18n/useText.ts'
import { fieldMessage } from '../kit/fieldMessage.ts'
import { useToday } from '../kit/fields/useToday.ts'
import { AmountField, DayFormField, TextField } from '../kit/form/formFields.tsx'
import { PositiveAmount } from '../kit/form/PositiveAmount.ts'
import { crewCashMessages } from './crewCashMessages.ts'
import { useHandOver } from './useHandOver.ts'

interface HandOverAmountDialogProps {
  cash: CrewCash
  opened: boolean
  onClose: () => void
}

/** Asks how much of their cash a person brought, which is taken from their oldest payments. */
export function HandOverAmountDialog({ cash, ...dialog }: HandOverAmountDialogProps) {
  const t = useText(crewCashMessages)
  const today = useToday()
  const { handOver, outcome } = useHandOver()
  const { operator, currency } = cash
  const name = named(operator.name)
  const held = ltr(money(cash.held, currency))
  const schema = z.object({
    amount: PositiveAmount.refine(hasCents, fieldMessage('amount_invalid')).refine(
      (amount) => amount <= cash.held,
      fieldMessage('handover_over_held', { name, held }),
    ),
    day: z.string(),
    note: z.string().max(1000),
  })
  return (
    <FormDialog
      {...dialog}
      {...outcome}
      title={t('handOverBy', { name })}
      submitLabel={t('handOver')}
      schema={schema}
      defaultValues={{ amount: null, day: today, note: '' }}
      draft={`hand over an amount ${operator._id} ${currency}`}
      onSubmit={(typed, keyOf) => handOver({ operator: operator._id, currency, ...typed }, keyOf)}
      fieldOf={{ handover_over_held: 'amount' }}
    >
      {({ control }) => (
        <>
          <p>{t('amountHelp', { held })}</p>
          {cash.held !== cash.amount && <p>{t('hiddenToo')}</p>}
          <AmountField control={control} name="amount" label={t('amount')} currency={currency} required />
          <DayFormField control={control} name="day" label={t('day')} min={cash.since} max={today} required />
          <TextField control={control} name="note" label={t('note')} />
        </>
      )}
    </FormDialog>
  )
}
