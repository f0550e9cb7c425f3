import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { RecordedPayment } from '@tourdesk/contract/payments/ledgerShapes'
import { dayIn } from '@tourdesk/domain/calendar'
import { needsReference } from '@tourdesk/domain/payments/receiveMoney'
import { handMethods } from '@tourdesk/domain/payments/vocabulary'
import { currencies } from '@tourdesk/domain/pricing/vocabulary'
import { type Control, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { api, queries } from '../../app/api.ts'
import { FormDialog } from '../../app/FormDialog.tsx'
import { operatorName } from '../../fleet/operators/operatorTexts.ts'
import { money } from '../../i18n/format.ts'
import { useLabel, useOptions } from '../../i18n/labels.ts'
import { useText } from '../../i18n/useText.ts'
import { operatorRoleLabels } from '../../i18n/vocabulary/fleet.ts'
import { paymentMethodLabels } from '../../i18n/vocabulary/payments.ts'
import type { Option } from '../../kit/fields/Choice.tsx'
import { useToday } from '../../kit/fields/useToday.ts'
import { AmountField, CheckField, ChoiceField, DayFormField, TextField } from '../../kit/form/formFields.tsx'
import { PositiveAmount } from '../../kit/form/PositiveAmount.ts'
import { useKeepOrder } from '../useKeepOrder.ts'
import styles from './Ledger.module.css'
import { ledgerMessages } from './ledgerMessages.ts'

interface OpenOrder {
  order: Order
  /** What isn't paid yet, in the order's currency. */
  open: number
}

interface RecordPaymentDialogProps extends OpenOrder {
  opened: boolean
  onClose: () => void
}

const RecordSchema = RecordedPayment.omit({ kind: true, clientKey: true }).extend({
  amount: PositiveAmount,
  heldBy: z.string(),
})

/** Who holds cash that no guide or driver does. */
const office = 'office'

/** Records money that the desk received. */
export function RecordPaymentDialog({ order, open, ...dialog }: RecordPaymentDialogProps) {
  const t = useText(ledgerMessages)
  const keep = useKeepOrder()
  const client = useQueryClient()
  const today = useToday()
  return (
    <FormDialog
      {...dialog}
      title={t('recordPayment')}
      submitLabel={t('recordPayment')}
      schema={RecordSchema}
      defaultValues={{
        method: 'cash',
        amount: null,
        currency: order.currency,
        day: today,
        reference: '',
        note: '',
        heldBy: office,
        isOverpayment: false,
      }}
      draft={`record payment ${order._id}`}
      onSubmit={({ heldBy, ...typed }, keyOf) => {
        const holder = typed.method === 'cash' && heldBy !== office ? heldBy : null
        const body = { kind: 'payment' as const, ...typed, heldBy: holder }
        return api.orders.recordPayment({
          params: { id: order._id },
          body: { ...body, clientKey: keyOf(body) },
        })
      }}
      success={t('recorded')}
      failure={t('notRecorded')}
      onSuccess={(changed) => {
        keep(changed)
        void client.invalidateQueries({ queryKey: ['crewCash'] })
      }}
      fieldOf={{ amount_over_open: 'amount' }}
    >
      {({ control }) => <PaymentFields control={control} order={order} open={open} />}
    </FormDialog>
  )
}

interface PaymentFieldsProps extends OpenOrder {
  control: Control<z.input<typeof RecordSchema>, unknown, z.output<typeof RecordSchema>>
}

function PaymentFields({ control, order, open }: PaymentFieldsProps) {
  const t = useText(ledgerMessages)
  const today = useToday()
  const methods = useOptions(handMethods, paymentMethodLabels)
  const holders = useHolders()
  const { currency, method } = useWatch({ control })
  const isExchanged = currency !== order.currency
  return (
    <>
      <p>{t('recordHelp')}</p>
      <ChoiceField control={control} name="method" label={t('method')} options={methods} required />
      {method === 'cash' && (
        <ChoiceField
          control={control}
          name="heldBy"
          label={t('heldBy')}
          help={t('heldByHelp')}
          options={holders}
          required
        />
      )}
      <div className={styles.pair}>
        <AmountField
          control={control}
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
          control={control}
          name="currency"
          label={t('currency')}
          options={currencies.map((value) => ({ value, label: value }))}
          required
        />
      </div>
      <DayFormField
        control={control}
        name="day"
        label={t('day')}
        min={dayIn(new Date(order.createdAt))}
        max={today}
        required
      />
      <TextField
        control={control}
        name="reference"
        label={t('reference')}
        required={method !== undefined && needsReference(method)}
      />
      <TextField control={control} name="note" label={t('note')} />
      <CheckField control={control} name="isOverpayment" label={t('overpayment')} />
    </>
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
