import { Button } from '@mantine/core'
import type { CrewCash } from '@tourdesk/contract/payments/crewCash'
import { hasCents } from '@tourdesk/domain/money'
import { z } from 'zod'
import { common } from '../i18n/common.ts'
import { money } from '../i18n/format.ts'
import { ltr, named } from '../i18n/isolate.ts'
import { useText } from '../i18n/useText.ts'
import { Dialog, DialogActions } from '../kit/dialog/Dialog.tsx'
import { fieldMessage } from '../kit/fieldMessage.ts'
import { useToday } from '../kit/fields/useToday.ts'
import { Form, SubmitButton } from '../kit/form/Form.tsx'
import { AmountField, DayFormField, TextField } from '../kit/form/formFields.tsx'
import { useSchemaForm } from '../kit/form/useSchemaForm.ts'
import { crewCashMessages } from './crewCashMessages.ts'
import styles from './payments.module.css'
import { useHandOver } from './useHandOver.ts'

interface HandOverAmountDialogProps {
  cash: CrewCash
  opened: boolean
  onClose: () => void
}

/** Asks how much of their cash a person brought, which is taken from their oldest payments. */
export function HandOverAmountDialog({ cash, opened, onClose }: HandOverAmountDialogProps) {
  const t = useText(crewCashMessages)
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t('handOverBy', { name: named(cash.operator.name) })}
      size="small"
    >
      <HandOverAmountForm cash={cash} onClose={onClose} />
    </Dialog>
  )
}

function HandOverAmountForm({ cash, onClose }: Omit<HandOverAmountDialogProps, 'opened'>) {
  const t = useText(crewCashMessages)
  const words = useText(common)
  const today = useToday()
  const { operator, currency } = cash
  const held = ltr(money(cash.held, currency))
  const schema = z.object({
    amount: z
      .number()
      .nullable()
      .refine((amount) => amount !== null && amount > 0 && hasCents(amount), 'amount_invalid')
      .refine(
        (amount) => amount === null || amount <= cash.held,
        fieldMessage('handover_over_held', { name: named(operator.name), held }),
      ),
    day: z.string(),
    note: z.string().max(1000),
  })
  const form = useSchemaForm(schema, {
    defaultValues: { amount: null as number | null, day: today, note: '' },
  })
  const handOver = useHandOver({ form, amountField: 'amount', onDone: onClose })
  return (
    <Form
      form={form}
      draft={`hand over an amount ${operator._id} ${currency}`}
      onSubmit={({ amount, ...rest }) =>
        handOver.run({ operator: operator._id, amount: amount ?? 0, currency, ...rest })
      }
    >
      <div className={styles.fields}>
        <p>{t('amountHelp', { held })}</p>
        {cash.held !== cash.amount && <p>{t('hiddenToo')}</p>}
        <AmountField control={form.control} name="amount" label={t('amount')} currency={currency} required />
        <DayFormField
          control={form.control}
          name="day"
          label={t('day')}
          min={cash.since}
          max={today}
          required
        />
        <TextField control={form.control} name="note" label={t('note')} />
      </div>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {words('cancel')}
        </Button>
        <SubmitButton>{t('handOver')}</SubmitButton>
      </DialogActions>
    </Form>
  )
}
