import { Problem } from '@tourdesk/contract/kernel/problem'
import { z } from 'zod'
import { placeIssues } from '../app/placeIssues.ts'
import { common } from '../i18n/common.ts'
import { useText } from '../i18n/useText.ts'
import { SeldomDialog } from '../kit/dialog/SeldomDialog.tsx'
import { fieldMessage } from '../kit/fieldMessage.ts'
import { Form } from '../kit/form/Form.tsx'
import { FormActions } from '../kit/form/FormActions.tsx'
import { TextField } from '../kit/form/formFields.tsx'
import { useSchemaForm } from '../kit/form/useSchemaForm.ts'
import { useAction } from '../kit/useAction.ts'
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
export function ViewNameDialog({ opened, onClose, name, save }: ViewNameDialogProps) {
  const t = useText(viewMessages)
  return (
    <SeldomDialog opened={opened} onClose={onClose} size="small" title={t(name ? 'renameTitle' : 'newTitle')}>
      <NameForm name={name} save={save} onDone={onClose} />
    </SeldomDialog>
  )
}

function NameForm({
  name,
  save,
  onDone,
}: Pick<ViewNameDialogProps, 'name' | 'save'> & { onDone: () => void }) {
  const t = useText(viewMessages)
  const words = useText(common)
  const form = useSchemaForm(schema, { defaultValues: { name } })
  const saving = useAction(save, { onSuccess: onDone, onFailure: showTakenName })

  function showTakenName(error: unknown): boolean {
    if (placeIssues(form, error)) return true
    const isTaken = error instanceof Problem && error.code === 'view_name_taken'
    if (isTaken)
      form.setError(
        'name',
        { type: 'server', message: fieldMessage('view_name_taken') },
        { shouldFocus: true },
      )
    return isTaken
  }

  return (
    <Form
      form={form}
      draft={null}
      limits={{ name: { required: true, maxLength: 60 } }}
      onSubmit={(values) => saving.run(values.name)}
    >
      <TextField
        control={form.control}
        name="name"
        label={t('name')}
        help={name ? undefined : t('nameHelp')}
      />
      <FormActions onCancel={onDone} save={words('save')} />
    </Form>
  )
}
