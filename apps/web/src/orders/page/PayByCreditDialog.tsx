import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { z } from 'zod'
import { api } from '../../app/api.ts'
import { FormDialog } from '../../app/FormDialog.tsx'
import { money } from '../../i18n/format.ts'
import { useText } from '../../i18n/useText.ts'
import { AmountField, TextField } from '../../kit/form/formFields.tsx'
import { PositiveAmount } from '../../kit/form/PositiveAmount.ts'
import { useKeepOrder } from '../useKeepOrder.ts'
import { creditMessages } from './creditMessages.ts'

interface PayByCreditDialogProps {
  order: Order
  /** What isn't paid yet, in the order's currency. */
  open: number
  opened: boolean
  onClose: () => void
}

/** Pays an order by store credit, all of what's open or a part of it. */
export function PayByCreditDialog({ order, open, ...dialog }: PayByCreditDialogProps) {
  const t = useText(creditMessages)
  const keep = useKeepOrder()
  const { _id: id, currency } = order
  return (
    <FormDialog
      {...dialog}
      title={t('payByCredit')}
      submitLabel={t('payByCredit')}
      schema={z.object({ code: z.string().trim().min(1, t('codeRequired')).max(40), amount: PositiveAmount })}
      defaultValues={{ code: '', amount: open }}
      draft={`pay by credit ${id}`}
      onSubmit={(typed, keyOf) =>
        api.orders.payByCredit({ params: { id }, body: { ...typed, clientKey: keyOf(typed) } })
      }
      success={t('paid')}
      failure={t('notPaid')}
      onSuccess={keep}
      fieldOf={{ credit_invalid: 'code', credit_expired: 'code', credit_used_up: 'amount' }}
    >
      {({ control }) => (
        <>
          <p>{t('payHelp', { amount: money(open, currency) })}</p>
          <TextField control={control} name="code" label={t('code')} help={t('codeHelp')} required />
          <AmountField control={control} name="amount" label={t('amount')} currency={currency} required />
        </>
      )}
    </FormDialog>
  )
}
