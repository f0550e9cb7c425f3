import { z } from 'zod'
import { FormDialog } from '../app/FormDialog.tsx'
import { common } from '../i18n/common.ts'
import { useText } from '../i18n/useText.ts'
import { fieldMessage } from '../kit/fieldMessage.ts'
import { TextField } from '../kit/form/formFields.tsx'
import { viewMessages } from './messages.ts'

export interface ViewNameDialogProps {
  opened: boolean
  onClose: () => void
  /** The name so far; empty for a new view. */
  name: string
  /** Resolves once it's saved. */
  save: (name: string) => Promise<unknown>
}

const schema = z.object({ name: z.string().trim().min(1, fieldMessage('field_required')).max(60) })

/** Asks for the name of a new view, or for another one. */
export function ViewNameDialog({ name, save, ...dialog }: ViewNameDialogProps) {
  const t = useText(viewMessages)
  const words = useText(common)
  return (
    <FormDialog
      {...dialog}
      title={t(name ? 'renameTitle' : 'newTitle')}
      submitLabel={words('save')}
      schema={schema}
      limits={{ name: { required: true, maxLength: 60 } }}
      defaultValues={{ name }}
      draft={null}
      onSubmit={(typed) => save(typed.name)}
      fieldOf={{ view_name_taken: 'name' }}
    >
      {({ control }) => (
        <TextField control={control} name="name" label={t('name')} help={name ? undefined : t('nameHelp')} />
      )}
    </FormDialog>
  )
}
