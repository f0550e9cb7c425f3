import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import type { PendingRefund } from '@tourdesk/contract/payments/pendingRefund'
import { handMethods } from '@tourdesk/domain/payments/vocabulary'
import { z } from 'zod'
import { api } from '../../app/api.ts'
import { placeIssues } from '../../app/placeIssues.ts'
import { common } from '../../i18n/common.ts'
import { money } from '../../i18n/format.ts'
import { useOptions } from '../../i18n/labels.ts'
import { useText } from '../../i18n/useText.ts'
import { paymentMethodLabels } from '../../i18n/vocabulary/payments.ts'
import { Dialog, DialogActions } from '../../kit/dialog/Dialog.tsx'
import { useToday } from '../../kit/fields/useToday.ts'
import { Form, SubmitButton } from '../../kit/form/Form.tsx'
import { ChoiceField, DayFormField, TextField } from '../../kit/form/formFields.tsx'
import { useSchemaForm } from '../../kit/form/useSchemaForm.ts'
import { useAction } from '../../kit/useAction.ts'
import { refundMessages } from './refundMessages.ts'
import styles from './refunds.module.css'

interface MakeRefundDialogProps {
  /** None yet before the first one is marked. */
  refund: PendingRefund | null
  opened: boolean
  onClose: () => void
}

const MadeSchema = z.object({
  method: z.enum(handMethods),
  day: z.string(),
  reference: z.string().max(100),
  note: z.string().max(1000),
})

/** Asks how and when staff gave a refund back, and marks it as made (LEDG-22). */
export function MakeRefundDialog({ refund, opened, onClose }: MakeRefundDialogProps) {
  const t = useText(refundMessages)
  return (
    <Dialog opened={opened} onClose={onClose} title={t('markMade')} size="small">
      {refund && <MakeRefundForm refund={refund} onClose={onClose} />}
    </Dialog>
  )
}

function MakeRefundForm({ refund, onClose }: { refund: PendingRefund; onClose: () => void }) {
  const t = useText(refundMessages)
  const words = useText(common)
  const client = useQueryClient()
  const today = useToday()
  const methods = useOptions(handMethods, paymentMethodLabels)
  const { _id: paymentId, orderId, amount, currency } = refund
  const same = handMethods.find((method) => method === refund.method)
  const form = useSchemaForm(MadeSchema, {
    defaultValues: { method: same ?? 'transfer', day: today, reference: '', note: '' },
  })
  const make = useAction(
    (body: z.output<typeof MadeSchema>) =>
      api.orders.makeRefund({ params: { id: orderId, paymentId }, body }),
    {
      success: t('made'),
      onSuccess: () => {
        void client.invalidateQueries({ queryKey: ['payments'] })
        void client.invalidateQueries({ queryKey: ['orders'] })
        onClose()
      },
      onFailure: (error) => placeIssues(form, error),
    },
  )
  return (
    <Form form={form} draft={`refund ${paymentId}`} onSubmit={make.run}>
      <div className={styles.fields}>
        <p>{t('madeHelp', { amount: money(amount, currency) })}</p>
        <ChoiceField control={form.control} name="method" label={t('method')} options={methods} required />
        <DayFormField control={form.control} name="day" label={t('day')} max={today} required />
        <TextField control={form.control} name="reference" label={t('reference')} />
        <TextField control={form.control} name="note" label={t('note')} />
      </div>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {words('cancel')}
        </Button>
        <SubmitButton>{t('markMade')}</SubmitButton>
      </DialogActions>
    </Form>
  )
}
