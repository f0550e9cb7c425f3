import { useQueryClient } from '@tanstack/react-query'
import type { Credit } from '@tourdesk/contract/payments/credits'
import { z } from 'zod'
import { api } from '../app/api.ts'
import { FormDialog } from '../app/FormDialog.tsx'
import { formDay, money } from '../i18n/format.ts'
import { useText } from '../i18n/useText.ts'
import { DayFormField, TextField } from '../kit/form/formFields.tsx'
import { creditsMessages } from './creditsMessages.ts'

interface ProlongDialogProps {
  credit: Credit
  opened: boolean
  onClose: () => void
}

const ProlongSchema = z.object({ validUntil: z.string(), reason: z.string().max(1000) })

/** Asks until when a credit is valid from now on, and why. */
export function ProlongDialog({ credit, ...dialog }: ProlongDialogProps) {
  const t = useText(creditsMessages)
  const client = useQueryClient()
  const { _id: id, code, rest, currency, validUntil, updatedAt } = credit
  return (
    <FormDialog
      {...dialog}
      title={t('prolongOf', { code })}
      submitLabel={t('prolong')}
      schema={ProlongSchema}
      defaultValues={{ validUntil, reason: '' }}
      draft={`extend credit ${id}`}
      onSubmit={(typed) => api.credits.prolong({ params: { id }, body: { ...typed, updatedAt } })}
      success={t('prolonged')}
      failure={t('notProlonged')}
      reload={() => void client.invalidateQueries({ queryKey: ['credits'] })}
      onSuccess={() => void client.invalidateQueries({ queryKey: ['editLogs'] })}
    >
      {({ control }) => (
        <>
          <p>{t('prolongHelp', { rest: money(rest, currency), day: formDay(validUntil) })}</p>
          <DayFormField control={control} name="validUntil" label={t('newDay')} min={validUntil} required />
          <TextField control={control} name="reason" label={t('reason')} required />
        </>
      )}
    </FormDialog>
  )
}
