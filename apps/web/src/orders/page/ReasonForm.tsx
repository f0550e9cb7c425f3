import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { z } from 'zod'
import { DialogForm } from '../../app/FormDialog.tsx'
import { useText } from '../../i18n/useText.ts'
import { TextField } from '../../kit/form/formFields.tsx'
import { useKeepOrder } from '../useKeepOrder.ts'
import { ledgerMessages } from './ledgerMessages.ts'

interface ReasonFormProps {
  /** Under which a reload finds what was typed. */
  draft: string
  help: string
  action: string
  success: string
  failure: string
  send: (body: { reason: string; clientKey: string }) => Promise<Order>
  onClose: () => void
}

/** Asks why the books are changed, and changes them. */
export function ReasonForm({ help, action, send, ...form }: ReasonFormProps) {
  const t = useText(ledgerMessages)
  const keep = useKeepOrder()
  return (
    <DialogForm
      {...form}
      submitLabel={action}
      danger
      schema={z.object({ reason: z.string().trim().min(1, t('reasonRequired')).max(1000) })}
      defaultValues={{ reason: '' }}
      onSubmit={(typed, keyOf) => send({ ...typed, clientKey: keyOf(typed) })}
      onSuccess={keep}
    >
      {({ control }) => (
        <>
          <p>{help}</p>
          <TextField control={control} name="reason" label={t('reason')} required />
        </>
      )}
    </DialogForm>
  )
}
