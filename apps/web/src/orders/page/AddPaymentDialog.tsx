import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { highestAmount, readAmount } from '@tourdesk/domain/pricing/amount'
import type { Currency } from '@tourdesk/domain/pricing/vocabulary'
import { z } from 'zod'
import { api } from '../../app/api.ts'
import { FormDialog } from '../../app/FormDialog.tsx'
import { money } from '../../i18n/format.ts'
import { useText } from '../../i18n/useText.ts'
import { fieldMessage } from '../../kit/fieldMessage.ts'
import { AmountField } from '../../kit/form/formFields.tsx'
import { PositiveAmount } from '../../kit/form/PositiveAmount.ts'
import { useOutcomes } from '../../kit/useOutcomes.ts'
import { useKeepOrder } from '../useKeepOrder.ts'
import { orderPageMessages } from './orderPageMessages.ts'

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
    amount: PositiveAmount.superRefine((amount, context) => {
      const read = readAmount(amount, currency)
      if (!read.ok) context.addIssue({ code: 'custom', message: fieldMessage(read.code, read.params) })
    }),
  })
}

/** Splits off a part of the total as a separate payment. */
export function AddPaymentDialog({ order, open, ...dialog }: AddPaymentDialogProps) {
  const t = useText(orderPageMessages)
  const keep = useKeepOrder()
  const { create } = useOutcomes()
  const { _id: id, currency } = order
  const most = Math.min(open, highestAmount[currency])
  return (
    <FormDialog
      {...dialog}
      {...create}
      title={t('addPayment')}
      submitLabel={t('addPayment')}
      schema={schemaOf(currency)}
      defaultValues={{ amount: null }}
      draft={`payment ${id}`}
      onSubmit={(typed, keyOf) =>
        api.orders.addPayment({ params: { id }, body: { ...typed, clientKey: keyOf(typed) } })
      }
      onSuccess={keep}
    >
      {({ control }) => (
        <AmountField
          control={control}
          name="amount"
          label={t('amount')}
          help={t('amountHelp', { amount: money(most, currency) })}
          currency={currency}
          required
        />
      )}
    </FormDialog>
  )
}
