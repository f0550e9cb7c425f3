import type { ReactNode } from 'react'
import { z } from 'zod'
import { common } from '../i18n/common.ts'
import { useText } from '../i18n/useText.ts'
import { TextField } from '../kit/form/formFields.tsx'
import { FormDialog } from './FormDialog.tsx'

interface ReasonDialogProps<Result> {
  opened: boolean
  onClose: () => void
  title: ReactNode
  help: ReactNode
  action: string
  success: string
  failure: string
  /** Under which a reload finds what was typed. */
  draft: string
  send: (body: { reason: string; clientKey: string }) => Promise<Result>
  /** See `FormDialog`. */
  onSuccess?: (result: Result) => void
  reload?: () => void
}

/** Asks why the books are changed, and changes them. */
export function ReasonDialog<Result>({ help, action, send, ...dialog }: ReasonDialogProps<Result>) {
  const t = useText(common)
  return (
    <FormDialog
      {...dialog}
      submitLabel={action}
      danger
      schema={z.object({ reason: z.string().trim().min(1, t('reasonRequired')).max(1000) })}
      defaultValues={{ reason: '' }}
      onSubmit={(typed, keyOf) => send({ ...typed, clientKey: keyOf(typed) })}
    >
      {({ control }) => (
        <>
          {help}
          <TextField control={control} name="reason" label={t('reason')} required />
        </>
      )}
    </FormDialog>
  )
}
