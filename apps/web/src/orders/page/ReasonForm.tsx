import { Button } from '@mantine/core'
import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { z } from 'zod'
import { placeIssues } from '../../app/placeIssues.ts'
import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/useText.ts'
import { DialogActions } from '../../kit/dialog/Dialog.tsx'
import { Form, SubmitButton } from '../../kit/form/Form.tsx'
import { TextField } from '../../kit/form/formFields.tsx'
import { useSchemaForm } from '../../kit/form/useSchemaForm.ts'
import { useAction } from '../../kit/useAction.ts'
import { useKeepOrder } from '../useKeepOrder.ts'
import styles from './Ledger.module.css'
import { ledgerMessages } from './ledgerMessages.ts'
import { useKey } from './useKey.ts'

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
export function ReasonForm({ draft, help, action, success, failure, send, onClose }: ReasonFormProps) {
  const t = useText(ledgerMessages)
  const words = useText(common)
  const keep = useKeepOrder()
  const keyOf = useKey()
  const schema = z.object({ reason: z.string().trim().min(1, t('reasonRequired')).max(1000) })
  const form = useSchemaForm(schema, { defaultValues: { reason: '' } })
  const change = useAction((body: { reason: string }) => send({ ...body, clientKey: keyOf(body) }), {
    success,
    failure,
    onSuccess: (changed) => {
      keep(changed)
      onClose()
    },
    onFailure: (error) => placeIssues(form, error),
  })
  return (
    <Form form={form} draft={draft} onSubmit={change.run}>
      <div className={styles.fields}>
        <p>{help}</p>
        <TextField control={form.control} name="reason" label={t('reason')} required />
      </div>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {words('cancel')}
        </Button>
        <SubmitButton color="red">{action}</SubmitButton>
      </DialogActions>
    </Form>
  )
}
