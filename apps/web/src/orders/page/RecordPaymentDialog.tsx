import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { dayIn } from '@tourdesk/domain/calendar'
import { handMethods } from '@tourdesk/domain/payments/vocabulary'
import { currencies } from '@tourdesk/domain/pricing/vocabulary'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { api, queries } from '../../app/api.ts'
import { placeIssues } from '../../app/placeIssues.ts'
import { operatorName } from '../../fleet/operators/operatorTexts.ts'
import { common } from '../../i18n/common.ts'
import { money } from '../../i18n/format.ts'
import { useLabel, useOptions } from '../../i18n/labels.ts'
import { useText } from '../../i18n/useText.ts'
import { operatorRoleLabels } from '../../i18n/vocabulary/fleet.ts'
import { paymentMethodLabels } from '../../i18n/vocabulary/payments.ts'
import { Dialog, DialogActions } from '../../kit/dialog/Dialog.tsx'
import { fieldMessage } from '../../kit/fieldMessage.ts'
import type { Option } from '../../kit/fields/Choice.tsx'
import { useToday } from '../../kit/fields/useToday.ts'
import { Form, SubmitButton } from '../../kit/form/Form.tsx'
import { AmountField, CheckField, ChoiceField, DayFormField, TextField } from '../../kit/form/formFields.tsx'
import { useSchemaForm } from '../../kit/form/useSchemaForm.ts'
import { useAction } from '../../kit/useAction.ts'
import { useKeepOrder } from '../useKeepOrder.ts'
import styles from './Ledger.module.css'
import { ledgerMessages } from './ledgerMessages.ts'
import { useKey } from './useKey.ts'

interface RecordPaymentDialogProps {
  order: Order
  /** What isn't paid yet, in the order's currency. */
  open: number
  opened: boolean
  onClose: () => void
}

/** Only a missing amount is found here; the server checks the rest. */
const RecordSchema = z.object({
  method: z.enum(handMethods),
  amount: z
    .number()
    .nullable()
    .transform((amount, context) => {
      if (amount !== null && amount > 0) return amount
      context.addIssue({ code: 'custom', message: 'amount_invalid' })
      return z.NEVER
    }),
  currency: z.enum(currencies),
  day: z.string(),
  reference: z.string().max(100),
  note: z.string().max(1000),
  heldBy: z.string(),
  isOverpayment: z.boolean(),
})

/** Who holds cash that no guide or driver does. */
const office = 'office'

/** Records money that the desk received (LEDG-08, LEDG-09). */
export function RecordPaymentDialog({ opened, onClose, ...rest }: RecordPaymentDialogProps) {
  const t = useText(ledgerMessages)
  return (
    <Dialog opened={opened} onClose={onClose} title={t('recordPayment')} size="small">
      <RecordPaymentForm {...rest} onClose={onClose} />
    </Dialog>
  )
}

function RecordPaymentForm({ order, open, onClose }: Omit<RecordPaymentDialogProps, 'opened'>) {
  const t = useText(ledgerMessages)
  const words = useText(common)
  const keep = useKeepOrder()
  const client = useQueryClient()
  const keyOf = useKey()
  const today = useToday()
  const methods = useOptions(handMethods, paymentMethodLabels)
  const holders = useHolders()
  const form = useSchemaForm(RecordSchema, {
    defaultValues: {
      method: 'cash',
      amount: null,
      currency: order.currency,
      day: today,
      reference: '',
      note: '',
      heldBy: office,
      isOverpayment: false,
    },
  })
  const { currency, method } = useWatch({ control: form.control })
  const isExchanged = currency !== order.currency
  const record = useAction(
    ({ heldBy, ...typed }: z.output<typeof RecordSchema>) => {
      const holder = typed.method === 'cash' && heldBy !== office ? heldBy : null
      const money = { ...typed, heldBy: holder }
      return api.orders.recordPayment({
        params: { id: order._id },
        body: { kind: 'payment', ...money, clientKey: keyOf(money) },
      })
    },
    {
      success: t('recorded'),
      failure: t('notRecorded'),
      onSuccess: (changed) => {
        keep(changed)
        void client.invalidateQueries({ queryKey: ['crewCash'] })
        onClose()
      },
      onFailure: (error) => {
        const isOver = error instanceof Problem && error.code === 'amount_over_open'
        if (!isOver) return placeIssues(form, error)
        form.setError('amount', { message: fieldMessage(error.code, error.params) }, { shouldFocus: true })
        return true
      },
    },
  )
  return (
    <Form form={form} draft={`record payment ${order._id}`} onSubmit={record.run}>
      <div className={styles.fields}>
        <p>{t('recordHelp')}</p>
        <ChoiceField control={form.control} name="method" label={t('method')} options={methods} required />
        {method === 'cash' && (
          <ChoiceField
            control={form.control}
            name="heldBy"
            label={t('heldBy')}
            help={t('heldByHelp')}
            options={holders}
            required
          />
        )}
        <div className={styles.pair}>
          <AmountField
            control={form.control}
            name="amount"
            label={t('amount')}
            help={
              isExchanged
                ? t('exchanged', { currency: order.currency })
                : t('openNow', { amount: money(open, order.currency) })
            }
            currency={currency ?? order.currency}
            required
          />
          <ChoiceField
            control={form.control}
            name="currency"
            label={t('currency')}
            options={currencies.map((value) => ({ value, label: value }))}
            required
          />
        </div>
        <DayFormField
          control={form.control}
          name="day"
          label={t('day')}
          min={dayIn(new Date(order.createdAt))}
          max={today}
          required
        />
        <TextField
          control={form.control}
          name="reference"
          label={t('reference')}
          required={method === 'transfer' || method === 'cheque' || method === 'voucher'}
        />
        <TextField control={form.control} name="note" label={t('note')} />
        <CheckField control={form.control} name="isOverpayment" label={t('overpayment')} />
      </div>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {words('cancel')}
        </Button>
        <SubmitButton>{t('recordPayment')}</SubmitButton>
      </DialogActions>
    </Form>
  )
}

/** The office, and all guides and drivers by name. */
function useHolders(): Option<string>[] {
  const t = useText(ledgerMessages)
  const role = useLabel(operatorRoleLabels)
  const { data } = useQuery(queries.operators.list({ query: {} }))
  const crew = (data?.data ?? []).map((operator) => ({
    value: operator._id,
    label: operatorName(operator),
    note: role(operator.role),
  }))
  return [{ value: office, label: t('office') }, ...crew]
}
