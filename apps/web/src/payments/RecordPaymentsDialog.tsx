import type { DuePayment } from '@tourdesk/contract/payments/duePayment'
import { needsReference } from '@tourdesk/domain/payments/receiveMoney'
import { handMethods } from '@tourdesk/domain/payments/vocabulary'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { api } from '../app/api.ts'
import { useOptions } from '../i18n/labels.ts'
import { useText } from '../i18n/useText.ts'
import { paymentMethodLabels } from '../i18n/vocabulary/payments.ts'
import { Dialog, DialogActions } from '../kit/dialog/Dialog.tsx'
import { fieldMessage } from '../kit/fieldMessage.ts'
import { useToday } from '../kit/fields/useToday.ts'
import { Form, SubmitButton } from '../kit/form/Form.tsx'
import { ChoiceField, DayFormField, TextField } from '../kit/form/formFields.tsx'
import { useSchemaForm } from '../kit/form/useSchemaForm.ts'
import { Code, Money, Name } from '../kit/Isolated.tsx'
import { BulkOutcome } from '../orders/bulk/BulkOutcome.tsx'
import bulkStyles from '../orders/bulk/bulk.module.css'
import { useBulkRun } from '../orders/bulk/useBulkRun.ts'
import { ledgerMessages } from '../orders/page/ledgerMessages.ts'
import { paymentsMessages } from './messages.ts'
import { sumOf, sumsByCurrency } from './sumOf.ts'

interface RecordPaymentsDialogProps {
  rows: readonly DuePayment[]
  opened: boolean
  onClose: () => void
  /** Called once some are recorded; clears the ticks. */
  onRecorded: () => void
}

/** Records what was received for several charges, each order its own amount. */
export function RecordPaymentsDialog({ opened, onClose, ...form }: RecordPaymentsDialogProps) {
  const t = useText(paymentsMessages)
  const orders = new Set(form.rows.map(({ orderId }) => orderId)).size
  return (
    <Dialog opened={opened} onClose={onClose} size="medium" title={t('recordOf', { count: orders })}>
      <RecordForm {...form} onClose={onClose} />
    </Dialog>
  )
}

const receiptSchema = z
  .object({ method: z.enum(handMethods), day: z.string(), reference: z.string().max(100) })
  .superRefine(({ method, reference }, context) => {
    if (!needsReference(method) || reference.trim() !== '') return
    context.addIssue({ code: 'custom', path: ['reference'], message: fieldMessage('reference_required') })
  })
type Receipt = z.output<typeof receiptSchema>

type Paid = ReturnType<typeof ordersOf>[number] & { receipt: Receipt }

function RecordForm({ rows, onClose, onRecorded }: Omit<RecordPaymentsDialogProps, 'opened'>) {
  const t = useText(paymentsMessages)
  const words = useText(ledgerMessages)
  const today = useToday()
  const methods = useOptions(handMethods, paymentMethodLabels)
  const [clientKey] = useState(() => crypto.randomUUID())
  const orders = ordersOf(rows)
  const form = useSchemaForm<Receipt, Receipt>(receiptSchema, {
    defaultValues: { method: 'transfer', day: today, reference: '' },
  })
  const { control } = form
  const method = useWatch({ control, name: 'method' })
  const run = useBulkRun<Paid>(async (some) => {
    const [first] = some
    if (!first) return []
    const paid = some.map(({ orderId, charges, amount }) => ({ orderId, charges, amount }))
    return (await api.bulk.recordPayments({ body: { ...first.receipt, clientKey, orders: paid } })).data
  }, onRecorded)
  if (run.state) return <BulkOutcome run={run} rows={rows} onClose={onClose} />
  return (
    <Form
      form={form}
      draft={null}
      onSubmit={(receipt) => run.run(orders.map((order) => ({ ...order, receipt })))}
    >
      <div className="grid gap12">
        <p>{t('recordHelp')}</p>
        <ChoiceField control={control} name="method" label={words('method')} options={methods} required />
        <DayFormField control={control} name="day" label={words('day')} max={today} required />
        <TextField
          control={control}
          name="reference"
          label={words('reference')}
          required={needsReference(method)}
        />
        <p className="row wrap gap4 across12 tabular">
          <strong>{t('together')}</strong>
          {sumsByCurrency(rows).map(({ currency, amount }) => (
            <Money key={currency} amount={amount} currency={currency} />
          ))}
        </p>
      </div>
      <Orders orders={orders} />
      <DialogActions onCancel={onClose}>
        <SubmitButton>{t('recordNow', { count: orders.length })}</SubmitButton>
      </DialogActions>
    </Form>
  )
}

function Orders({ orders }: { orders: ReturnType<typeof ordersOf> }) {
  const t = useText(paymentsMessages)
  return (
    <div className={bulkStyles.scroll}>
      <table className={bulkStyles.list}>
        <thead>
          <tr>
            <th scope="col">{t('order')}</th>
            <th scope="col" className={bulkStyles.amount}>
              {t('amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {orders.map(({ orderId, orderNumber, customer, amount, currency }) => (
            <tr key={orderId}>
              <td>
                <Code>{orderNumber}</Code> <Name>{customer}</Name>
              </td>
              <td className={bulkStyles.amount}>
                <Money amount={amount} currency={currency} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The orders of ticked charges, each with its charges and what's open of them. */
function ordersOf(rows: readonly DuePayment[]) {
  return [...Map.groupBy(rows, ({ orderId }) => orderId).values()].map((own) => {
    const [{ orderId, orderNumber, customer, currency }] = own as [DuePayment]
    return {
      orderId,
      orderNumber,
      customer,
      currency,
      charges: own.map(({ _id }) => _id),
      amount: sumOf(own),
    }
  })
}
