import { type OwnPasskey, PasskeyNameInput } from '@tourdesk/contract/identity/passkeys'
import { checkPasskeyName } from '@tourdesk/domain/identity/checkPasskeyName'
import { api } from '../../app/api.ts'
import { placeIssues } from '../../app/placeIssues.ts'
import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/useText.ts'
import { Dialog } from '../../kit/dialog/Dialog.tsx'
import { contractForm } from '../../kit/form/contractForm.ts'
import { Form } from '../../kit/form/Form.tsx'
import { FormActions } from '../../kit/form/FormActions.tsx'
import { TextField } from '../../kit/form/formFields.tsx'
import { useSchemaForm } from '../../kit/form/useSchemaForm.ts'
import { useAction } from '../../kit/useAction.ts'
import { securityMessages } from './securityMessages.ts'

interface PasskeyNameDialogProps {
  opened: boolean
  /** Null until one is chosen. */
  passkey: OwnPasskey | null
  onSaved: () => Promise<void>
  onClose: () => void
}

const { schema, limits } = contractForm(
  PasskeyNameInput.extend({ name: PasskeyNameInput.shape.name.default('') }),
  checkPasskeyName,
)

/** Renames a passkey. */
export function PasskeyNameDialog({ opened, passkey, onSaved, onClose }: PasskeyNameDialogProps) {
  const t = useText(securityMessages)
  return (
    <Dialog opened={opened} onClose={onClose} size="small" title={t('renameTitle')}>
      {passkey && <NameForm key={passkey._id} passkey={passkey} onSaved={onSaved} onClose={onClose} />}
    </Dialog>
  )
}

function NameForm({
  passkey: { _id: id, name },
  onSaved,
  onClose,
}: Omit<PasskeyNameDialogProps, 'opened' | 'passkey'> & { passkey: OwnPasskey }) {
  const t = useText(securityMessages)
  const save = useText(common)('save')
  const form = useSchemaForm(schema, { defaultValues: { name } })
  const rename = useAction(api.passkeys.rename, {
    onFailure: (error) => placeIssues(form, error),
    onSuccess: async () => {
      await onSaved()
      onClose()
    },
  })
  return (
    <Form form={form} draft={null} limits={limits} onSubmit={(body) => rename.run({ params: { id }, body })}>
      <TextField control={form.control} name="name" label={t('passkeyName')} />
      <FormActions onCancel={onClose} save={save} />
    </Form>
  )
}
