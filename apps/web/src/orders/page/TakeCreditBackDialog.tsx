import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import type { Credit } from '@tourdesk/contract/payments/credits'
import { z } from 'zod'
import { api } from '../../app/api.ts'
import { placeIssues } from '../../app/placeIssues.ts'
import { common } from '../../i18n/common.ts'
import { money } from '../../i18n/format.ts'
import { useText } from '../../i18n/useText.ts'
import { Dialog, DialogActions } from '../../kit/dialog/Dialog.tsx'
import { Form, SubmitButton } from '../../kit/form/Form.tsx'
import { TextField } from '../../kit/form/formFields.tsx'
import { useSchemaForm } from '../../kit/form/useSchemaForm.ts'
import { useAction } from '../../kit/useAction.ts'
import { creditMessages } from './creditMessages.ts'
import styles from './Ledger.module.css'

interface TakeCreditBackDialogProps {
  /** None yet before the first one is taken back. */
  credit: Credit | null
  opened: boolean
  onClose: () => void
}

/** Asks why a store credit becomes a refund again, and turns it back. */
export function TakeCreditBackDialog({ credit, opened, onClose }: TakeCreditBackDialogProps) {
  const t = useText(creditMessages)
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t('takeBackOf', { code: credit?.code ?? '' })}
      size="small"
    >
      {credit && <TakeBackForm credit={credit} onClose={onClose} />}
    </Dialog>
  )
}

function TakeBackForm({ credit, onClose }: { credit: Credit; onClose: () => void }) {
  const t = useText(creditMessages)
  const words = useText(common)
  const client = useQueryClient()
  const { _id: id, amount, rest, currency, updatedAt } = credit
  const schema = z.object({ reason: z.string().trim().min(1, t('reasonRequired')).max(1000) })
  const form = useSchemaForm(schema, { defaultValues: { reason: '' } })
  const reload = () => {
    for (const key of ['credits', 'orders', 'payments', 'editLogs'] as const)
      void client.invalidateQueries({ queryKey: [key] })
  }
  const takeBack = useAction(
    ({ reason }: { reason: string }) =>
      api.credits.takeBack({ params: { id }, body: { reason, rest, updatedAt } }),
    {
      success: t('takenBack'),
      failure: t('notTakenBack'),
      onSuccess: () => {
        reload()
        onClose()
      },
      onFailure: (error) => {
        reload()
        return placeIssues(form, error)
      },
    },
  )
  return (
    <Form form={form} draft={`take back credit ${id}`} onSubmit={takeBack.run}>
      <div className={styles.fields}>
        <p>{t('takeBackHelp', { rest: money(rest, currency) })}</p>
        {rest < amount && <p>{t('spentStays', { spent: money(amount - rest, currency) })}</p>}
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
