import { Button } from '@mantine/core'
import { codeOf } from '@tourdesk/domain/decision'
import { checkEmailLogin } from '@tourdesk/domain/identity/credentials'
import { type FormEvent, useRef, useState } from 'react'
import { api } from '../app/api.ts'
import { rememberMe } from '../app/rememberMe.ts'
import { common } from '../i18n/common.ts'
import { useText } from '../i18n/useText.ts'
import { AppLink } from '../kit/AppLink.tsx'
import { TextInput } from '../kit/fields/TextInput.tsx'
import { useTabTitle } from '../kit/Page.tsx'
import { useProblemTexts } from '../kit/problemText.ts'
import { toast } from '../kit/toast/toast.tsx'
import { useAction } from '../kit/useAction.ts'
import styles from './DoorPage.module.css'
import { DoorPage } from './DoorPage.tsx'
import { passwordMessages } from './passwordMessages.ts'

/** Requests the mail for a new password. Stays on the page and says the same for every address. */
export function ForgotPasswordRoute() {
  const t = useText(passwordMessages)
  const success = useText(common)('success')
  const { ofField } = useProblemTexts()
  const [email, setEmail] = useState(rememberMe.email)
  const [wasSent, setWasSent] = useState(false)
  const box = useRef<HTMLInputElement>(null)
  const ask = useAction(() => api.auth.forgotPassword({ body: { email } }), {
    success,
    onSuccess: ({ sendsMail }) => {
      if (!sendsMail) toast.warning(t('notMailed'))
    },
  })
  const refusal = codeOf(checkEmailLogin(email))
  useTabTitle(t('forgotTitle'))

  function submit(event: FormEvent) {
    event.preventDefault()
    setWasSent(true)
    if (refusal) box.current?.focus()
    else void ask.run()
  }

  return (
    <DoorPage title={t('forgotTitle')}>
      <form noValidate className={styles.form} onSubmit={submit}>
        <p className="quiet flat">{t('forgotHelp')}</p>
        <TextInput
          label={t('email')}
          kind="ownEmail"
          inputRef={box}
          value={email}
          onChange={setEmail}
          error={wasSent && refusal ? ofField(refusal) : undefined}
        />
        <Button type="submit" fullWidth loading={ask.busy}>
          {t('send')}
        </Button>
        <AppLink href="/login">{t('haveAccount')}</AppLink>
      </form>
    </DoorPage>
  )
}
