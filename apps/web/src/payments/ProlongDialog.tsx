import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import type { Credit } from '@tourdesk/contract/payments/credits'
import { z } from 'zod'
import { api } from '../app/api.ts'
import { placeIssues } from '../app/placeIssues.ts'
import { common } from '../i18n/common.ts'
import { formDay, money } from '../i18n/format.ts'
import { useText } from '../i18n/useText.ts'
import { Dialog, DialogActions } from '../kit/dialog/Dialog.tsx'
import { Form, SubmitButton } from '../kit/form/Form.tsx'
import { DayFormField, TextField } from '../kit/form/formFields.tsx'
import { useSchemaForm } from '../kit/form/useSchemaForm.ts'
import { useAction } from '../kit/useAction.ts'
import { creditsMessages } from './creditsMessages.ts'
import styles from './payments.module.css'

interface ProlongDialogProps {
  /** None yet before the first one is extended. */
  credit: Credit | null
  opened: boolean
  onClose: () => void
}

/** Asks until when a credit is valid from now on, and why (LEDG-26). */
export function ProlongDialog({ credit, opened, onClose }: ProlongDialogProps) {
  const t = useText(creditsMessages)
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t('prolongOf', { code: credit?.code ?? '' })}
      size="small"
    >
      {credit && <ProlongForm credit={credit} onClose={onClose} />}
    </Dialog>
  )
}

const ProlongSchema = z.object({ validUntil: z.string(), reason: z.string().max(1000) })

function ProlongForm({ credit, onClose }: { credit: Credit; onClose: () => void }) {
  const t = useText(creditsMessages)
  const words = useText(common)
  const client = useQueryClient()
  const { _id: id, rest, currency, validUntil, updatedAt } = credit
  const form = useSchemaForm(ProlongSchema, { defaultValues: { validUntil, reason: '' } })
  const reload = () => void client.invalidateQueries({ queryKey: ['credits'] })
  const prolong = useAction(
    (body: z.output<typeof ProlongSchema>) =>
      api.credits.prolong({ params: { id }, body: { ...body, updatedAt } }),
    {
      success: t('prolonged'),
      failure: t('notProlonged'),
      onSuccess: () => {
        reload()
        void client.invalidateQueries({ queryKey: ['editLogs'] })
        onClose()
      },
      onFailure: (error) => {
        reload()
        return placeIssues(form, error)
      },
    },
  )
  return (
    <Form form={form} draft={`extend credit ${id}`} onSubmit={prolong.run}>
      <div className={styles.fields}>
        <p>{t('prolongHelp', { rest: money(rest, currency), day: formDay(validUntil) })}</p>
        <DayFormField
          control={form.control}
          name="validUntil"
          label={t('newDay')}
          min={validUntil}
          required
        />
        <TextField control={form.control} name="reason" label={t('reason')} required />
      </div>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {words('cancel')}
        </Button>
        <SubmitButton>{t('prolong')}</SubmitButton>
      </DialogActions>
    </Form>
  )
}
