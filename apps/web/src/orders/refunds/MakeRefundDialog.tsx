import { useQueryClient } from '@tanstack/react-query'
import { MadeRefund } from '@tourdesk/contract/payments/ledgerShapes'
import type { PendingRefund } from '@tourdesk/contract/payments/pendingRefund'
import { handMethods } from '@tourdesk/domain/payments/vocabulary'
import { api } from '../../app/api.ts'
import { FormDialog } from '../../app/FormDialog.tsx'
import { money } from '../../i18n/format.ts'
import { useOptions } from '../../i18n/labels.ts'
import { useText } from '../../i18n/useText.ts'
import { paymentMethodLabels } from '../../i18n/vocabulary/payments.ts'
import { useToday } from '../../kit/fields/useToday.ts'
import { ChoiceField, DayFormField, TextField } from '../../kit/form/formFields.tsx'
import { refundMessages } from './refundMessages.ts'

interface MakeRefundDialogProps {
  refund: PendingRefund
  opened: boolean
  onClose: () => void
}

/** Asks how and when staff gave a refund back, and marks it as made. */
export function MakeRefundDialog({ refund, ...dialog }: MakeRefundDialogProps) {
  const t = useText(refundMessages)
  const client = useQueryClient()
  const today = useToday()
  const methods = useOptions(handMethods, paymentMethodLabels)
  const { _id: paymentId, orderId, amount, currency } = refund
  const same = handMethods.find((method) => method === refund.method)
  return (
    <FormDialog
      {...dialog}
      title={t('markMade')}
      submitLabel={t('markMade')}
      schema={MadeRefund}
      defaultValues={{ method: same ?? 'transfer', day: today, reference: '', note: '' }}
      draft={`refund ${paymentId}`}
      onSubmit={(body) => api.orders.makeRefund({ params: { id: orderId, paymentId }, body })}
      success={t('made')}
      onSuccess={() => {
        void client.invalidateQueries({ queryKey: ['payments'] })
        void client.invalidateQueries({ queryKey: ['orders'] })
      }}
    >
      {({ control }) => (
        <>
          <p>{t('madeHelp', { amount: money(amount, currency) })}</p>
          <ChoiceField control={control} name="method" label={t('method')} options={methods} required />
          <DayFormField control={control} name="day" label={t('day')} max={today} required />
          <TextField control={control} name="reference" label={t('reference')} />
          <TextField control={control} name="note" label={t('note')} />
        </>
      )}
    </FormDialog>
  )
}
