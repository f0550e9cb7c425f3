import { type OwnPasskey, PasskeyNameInput } from '@tourdesk/contract/identity/passkeys'
import { checkPasskeyName } from '@tourdesk/domain/identity/checkPasskeyName'
import { api } from '../../app/api.ts'
import { FormDialog } from '../../app/FormDialog.tsx'
import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/useText.ts'
import { contractForm } from '../../kit/form/contractForm.ts'
import { TextField } from '../../kit/form/formFields.tsx'
import { securityMessages } from './securityMessages.ts'

interface PasskeyNameDialogProps {
  opened: boolean
  passkey: OwnPasskey
  onSaved: () => Promise<void>
  onClose: () => void
}

const { schema, limits } = contractForm(
  PasskeyNameInput.extend({ name: PasskeyNameInput.shape.name.default('') }),
  checkPasskeyName,
)

/** Renames a passkey. */
export function PasskeyNameDialog({ passkey, onSaved, ...dialog }: PasskeyNameDialogProps) {
  const t = useText(securityMessages)
  const save = useText(common)('save')
  const { _id: id, name } = passkey
  return (
    <FormDialog
      {...dialog}
      title={t('renameTitle')}
      submitLabel={save}
      schema={schema}
      limits={limits}
      defaultValues={{ name }}
      draft={null}
      onSubmit={(body) => api.passkeys.rename({ params: { id }, body })}
      onSuccess={onSaved}
    >
      {({ control }) => <TextField control={control} name="name" label={t('passkeyName')} />}
    </FormDialog>
  )
}
