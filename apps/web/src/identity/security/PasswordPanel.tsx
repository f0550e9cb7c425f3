import { useQueryClient } from '@tanstack/react-query'
import { isEmail } from '@tourdesk/domain/email'
import { api } from '../../app/api.ts'
import { placeIssues } from '../../app/placeIssues.ts'
import { useSession } from '../../app/session.ts'
import { useText } from '../../i18n/useText.ts'
import { DialogActions } from '../../kit/dialog/Dialog.tsx'
import { Form, SubmitButton } from '../../kit/form/Form.tsx'
import { TextField } from '../../kit/form/formFields.tsx'
import { useSchemaForm } from '../../kit/form/useSchemaForm.ts'
import { Panel } from '../../kit/Panel.tsx'
import { useAction } from '../../kit/useAction.ts'
import { passwordMessages } from '../passwordMessages.ts'
import { ownPasswordFields, ownPasswordSchema } from './ownPasswordFields.ts'
import styles from './security.module.css'

const { limits, valuesOf } = ownPasswordFields

/** Changes the user's own password with the old one, also without a mailbox; other sessions end. */
export function PasswordPanel() {
  const t = useText(passwordMessages)
  const session = useSession()
  const client = useQueryClient()
  const form = useSchemaForm(ownPasswordSchema(t('mismatch')), { defaultValues: valuesOf(null) })
  const change = useAction(api.auth.changePassword, {
    success: t('changed'),
    onFailure: (error) => placeIssues(form, error),
    onSuccess: async () => {
      form.reset(valuesOf(null))
      await client.invalidateQueries({ queryKey: ['ownSessions'] })
    },
  })
  const { control } = form
  return (
    <Panel title={t('changeTitle')}>
      <Form
        form={form}
        draft={null}
        limits={limits}
        onSubmit={({ oldPassword, password }) => change.run({ body: { oldPassword, password } })}
      >
        <div className={styles.fields}>
          {isEmail(session.email) && !session.isProven && <p className="quiet">{t('unproven')}</p>}
          {/* Tells password managers whose password it is. */}
          <input hidden readOnly autoComplete="username" value={session.email} />
          <TextField control={control} name="oldPassword" label={t('oldPassword')} kind="password" />
          <TextField
            control={control}
            name="password"
            label={t('newPassword')}
            kind="newPassword"
            help={t('help')}
          />
          <TextField control={control} name="repeatedPassword" label={t('repeated')} kind="newPassword" />
        </div>
        <DialogActions>
          <SubmitButton>{t('change')}</SubmitButton>
        </DialogActions>
      </Form>
    </Panel>
  )
}
