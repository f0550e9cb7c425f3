import type { Statement } from '@tourdesk/contract/statements/statement'
import { z } from 'zod'
import { api } from '../app/api.ts'
import { FormDialog } from '../app/FormDialog.tsx'
import { common } from '../i18n/common.ts'
import { useText } from '../i18n/useText.ts'
import { AmountField, TextField } from '../kit/form/formFields.tsx'
import { statementPageMessages } from './statementPageMessages.ts'
import { useReloadStatements } from './useReloadStatements.ts'

interface AdjustDialogProps {
  draft: Statement
  /** What it's for, if it's opened from a comparison. */
  start?: { amount: number | null; reason: string }
  opened: boolean
  onClose: () => void
}

/** Adds an adjustment to a draft, with the reason that its agency reads. */
export function AdjustDialog({ draft: { _id: id, currency }, start, ...dialog }: AdjustDialogProps) {
  const t = useText(statementPageMessages)
  const words = useText(common)
  const reload = useReloadStatements()
  return (
    <FormDialog
      {...dialog}
      title={t('adjust')}
      submitLabel={words('add')}
      schema={z.object({
        amount: z.number().nullable(),
        reason: z.string().trim().min(1, words('reasonRequired')).max(1000),
      })}
      defaultValues={start ?? { amount: null, reason: '' }}
      draft={['adjust statement', id, start?.reason].join(' ')}
      onSubmit={({ amount, reason }, keyOf) => {
        const body = { amount: amount ?? 0, reason }
        return api.statements.adjust({ params: { id }, body: { ...body, clientKey: keyOf(body) } })
      }}
      success={t('adjusted')}
      failure={t('notAdjusted')}
      reload={reload}
    >
      {({ control }) => (
        <>
          <AmountField
            control={control}
            name="amount"
            label={t('amount')}
            help={t('amountHelp')}
            currency={currency}
            isSigned
            required
          />
          <TextField
            control={control}
            name="reason"
            label={words('reason')}
            help={t('reasonHelp')}
            required
          />
        </>
      )}
    </FormDialog>
  )
}
