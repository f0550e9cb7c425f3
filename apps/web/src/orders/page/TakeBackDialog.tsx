import { Button } from '@mantine/core'
import type { Ledger } from '@tourdesk/contract/payments/ledgerShapes'
import { z } from 'zod'
import { api } from '../../app/api.ts'
import { placeIssues } from '../../app/placeIssues.ts'
import { common } from '../../i18n/common.ts'
import { money } from '../../i18n/format.ts'
import { useLabel } from '../../i18n/labels.ts'
import { useText } from '../../i18n/useText.ts'
import { ledgerKindLabels } from '../../i18n/vocabulary/payments.ts'
import { Dialog, DialogActions } from '../../kit/dialog/Dialog.tsx'
import { Form, SubmitButton } from '../../kit/form/Form.tsx'
import { TextField } from '../../kit/form/formFields.tsx'
import { useSchemaForm } from '../../kit/form/useSchemaForm.ts'
import { useAction } from '../../kit/useAction.ts'
import { useKeepOrder } from '../useKeepOrder.ts'
import styles from './Ledger.module.css'
import { ledgerMessages } from './ledgerMessages.ts'
import { useKey } from './useKey.ts'

type Entry = Ledger['data'][number]

interface TakeBackDialogProps {
  /** None yet before the first one is taken back. */
  entry: Entry | null
  orderId: string
  opened: boolean
  onClose: () => void
}

/** Asks why a row of the ledger is taken back, and takes it back (LEDG-02). */
export function TakeBackDialog({ entry, orderId, opened, onClose }: TakeBackDialogProps) {
  const t = useText(ledgerMessages)
  const kind = useLabel(ledgerKindLabels)
  const title = entry
    ? t('takeBackOf', {
        kind: kind(entry.kind).toLowerCase(),
        amount: money(Math.abs(entry.amount), entry.currency),
      })
    : t('takeBack')
  return (
    <Dialog opened={opened} onClose={onClose} title={title} size="small">
      {entry && <TakeBackForm entry={entry} orderId={orderId} onClose={onClose} />}
    </Dialog>
  )
}

function TakeBackForm({
  entry,
  orderId,
  onClose,
}: Omit<TakeBackDialogProps, 'opened' | 'entry'> & { entry: Entry }) {
  const t = useText(ledgerMessages)
  const words = useText(common)
  const keep = useKeepOrder()
  const keyOf = useKey()
  const schema = z.object({ reason: z.string().trim().min(1, t('reasonRequired')).max(1000) })
  const form = useSchemaForm(schema, { defaultValues: { reason: '' } })
  const takeBack = useAction(
    (body: { reason: string }) =>
      api.orders.reverseEntry({ params: { id: entry._id }, body: { ...body, clientKey: keyOf(body) } }),
    {
      success: t('takenBack'),
      failure: t('notTakenBack'),
      onSuccess: (changed) => {
        keep(changed)
        onClose()
      },
      onFailure: (error) => placeIssues(form, error),
    },
  )
  return (
    <Form form={form} draft={`take back ${orderId} ${entry._id}`} onSubmit={takeBack.run}>
      <div className={styles.fields}>
        <p>{t(entry.kind === 'refund' ? 'takeBackRefundHelp' : 'takeBackHelp')}</p>
        <TextField control={form.control} name="reason" label={t('reason')} required />
      </div>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {words('cancel')}
        </Button>
        <SubmitButton color="red">{t('takeBack')}</SubmitButton>
      </DialogActions>
    </Form>
  )
}
