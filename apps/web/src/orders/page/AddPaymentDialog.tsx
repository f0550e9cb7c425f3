import { Button } from '@mantine/core'
import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { highestAmount, readAmount } from '@tourdesk/domain/pricing/amount'
import type { Currency } from '@tourdesk/domain/pricing/vocabulary'
import { z } from 'zod'
import { api } from '../../app/api.ts'
import { placeIssues } from '../../app/placeIssues.ts'
import { common } from '../../i18n/common.ts'
import { money } from '../../i18n/format.ts'
import { useText } from '../../i18n/useText.ts'
import { Dialog, DialogActions } from '../../kit/dialog/Dialog.tsx'
import { fieldMessage } from '../../kit/fieldMessage.ts'
import { Form, SubmitButton } from '../../kit/form/Form.tsx'
import { AmountField } from '../../kit/form/formFields.tsx'
import { useSchemaForm } from '../../kit/form/useSchemaForm.ts'
import { useAction } from '../../kit/useAction.ts'
import { useOutcomes } from '../../kit/useOutcomes.ts'
import { useKeepOrder } from '../useKeepOrder.ts'
import { orderPageMessages } from './orderPageMessages.ts'
import { useKey } from './useKey.ts'

interface AddPaymentDialogProps {
  order: Order
  /** The unpaid amount, in the order's currency. */
  open: number
  opened: boolean
  onClose: () => void
}

/** Only the server knows the amount due by then; invalid amounts are refused here already. */
function schemaOf(currency: Currency) {
  return z.object({
    amount: z
      .number()
      .nullable()
      .transform((amount, context) => {
        if (amount === null || amount <= 0) {
          context.addIssue({ code: 'custom', message: 'amount_invalid' })
          return z.NEVER
        }
        const read = readAmount(amount, currency)
        if (read.ok) return amount
        context.addIssue({ code: 'custom', message: fieldMessage(read.code, read.params) })
        return z.NEVER
      }),
  })
}

/** Splits off a part of the total as a separate payment. */
export function AddPaymentDialog({ opened, onClose, ...rest }: AddPaymentDialogProps) {
  const t = useText(orderPageMessages)
  return (
    <Dialog opened={opened} onClose={onClose} title={t('addPayment')} size="small">
      <AddPaymentForm {...rest} onClose={onClose} />
    </Dialog>
  )
}

function AddPaymentForm({ order, open, onClose }: Omit<AddPaymentDialogProps, 'opened'>) {
  const t = useText(orderPageMessages)
  const words = useText(common)
  const keep = useKeepOrder()
  const keyOf = useKey()
  const { create } = useOutcomes()
  const most = Math.min(open, highestAmount[order.currency])
  const form = useSchemaForm(schemaOf(order.currency), { defaultValues: { amount: null } })
  const add = useAction(
    (typed: { amount: number }) =>
      api.orders.addPayment({ params: { id: order._id }, body: { ...typed, clientKey: keyOf(typed) } }),
    {
      ...create,
      onSuccess: (changed) => {
        keep(changed)
        onClose()
      },
      onFailure: (error) => placeIssues(form, error),
    },
  )
  return (
    <Form form={form} draft={`payment ${order._id}`} onSubmit={add.run}>
      <AmountField
        control={form.control}
        name="amount"
        label={t('amount')}
        help={t('amountHelp', { amount: money(most, order.currency) })}
        currency={order.currency}
        required
      />
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {words('cancel')}
        </Button>
        <SubmitButton>{t('addPayment')}</SubmitButton>
      </DialogActions>
    </Form>
  )
}
