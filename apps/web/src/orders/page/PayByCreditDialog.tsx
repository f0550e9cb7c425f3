import { Button } from '@mantine/core'
import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { z } from 'zod'
import { api } from '../../app/api.ts'
import { placeIssues } from '../../app/placeIssues.ts'
import { common } from '../../i18n/common.ts'
import { money } from '../../i18n/format.ts'
import { useText } from '../../i18n/useText.ts'
import { Dialog, DialogActions } from '../../kit/dialog/Dialog.tsx'
import { fieldMessage } from '../../kit/fieldMessage.ts'
import { Form, SubmitButton } from '../../kit/form/Form.tsx'
import { AmountField, TextField } from '../../kit/form/formFields.tsx'
import { useSchemaForm } from '../../kit/form/useSchemaForm.ts'
import { useAction } from '../../kit/useAction.ts'
import { useKeepOrder } from '../useKeepOrder.ts'
import { creditMessages } from './creditMessages.ts'
import styles from './Ledger.module.css'
import { useKey } from './useKey.ts'

interface PayByCreditDialogProps {
  order: Order
  /** What isn't paid yet, in the order's currency. */
  open: number
  opened: boolean
  onClose: () => void
}

/** Pays an order by store credit, all of what's open or a part of it (LEDG-25). */
export function PayByCreditDialog({ opened, onClose, ...rest }: PayByCreditDialogProps) {
  const t = useText(creditMessages)
  return (
    <Dialog opened={opened} onClose={onClose} title={t('payByCredit')} size="small">
      <PayByCreditForm {...rest} onClose={onClose} />
    </Dialog>
  )
}

function PayByCreditForm({ order, open, onClose }: Omit<PayByCreditDialogProps, 'opened'>) {
  const t = useText(creditMessages)
  const words = useText(common)
  const keep = useKeepOrder()
  const keyOf = useKey()
  const schema = z.object({
    code: z.string().trim().min(1, t('codeRequired')).max(40),
    amount: z
      .number()
      .nullable()
      .transform((amount, context) => {
        if (amount !== null && amount > 0) return amount
        context.addIssue({ code: 'custom', message: 'amount_invalid' })
        return z.NEVER
      }),
  })
  const form = useSchemaForm(schema, { defaultValues: { code: '', amount: open } })
  const pay = useAction(
    (typed: z.output<typeof schema>) =>
      api.orders.payByCredit({ params: { id: order._id }, body: { ...typed, clientKey: keyOf(typed) } }),
    {
      success: t('paid'),
      failure: t('notPaid'),
      onSuccess: (changed) => {
        keep(changed)
        onClose()
      },
      onFailure: (error) => {
        const field = error instanceof Problem && fieldOf[error.code]
        if (!field) return placeIssues(form, error)
        form.setError(field, { message: fieldMessage(error.code, error.params) }, { shouldFocus: true })
        return true
      },
    },
  )
  return (
    <Form form={form} draft={`pay by credit ${order._id}`} onSubmit={pay.run}>
      <div className={styles.fields}>
        <p>{t('payHelp', { amount: money(open, order.currency) })}</p>
        <TextField control={form.control} name="code" label={t('code')} help={t('codeHelp')} required />
        <AmountField
          control={form.control}
          name="amount"
          label={t('amount')}
          currency={order.currency}
          required
        />
      </div>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {words('cancel')}
        </Button>
        <SubmitButton>{t('payByCredit')}</SubmitButton>
      </DialogActions>
    </Form>
  )
}

/** The field that a refusal is about. */
const fieldOf: Partial<Record<string, 'code' | 'amount'>> = {
  credit_invalid: 'code',
  credit_expired: 'code',
  credit_used_up: 'amount',
}
