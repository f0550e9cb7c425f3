import { Button, Checkbox } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { useText } from '../i18n/useText.ts'
import { AppLink } from '../kit/AppLink.tsx'
import { useTabTitle } from '../kit/Page.tsx'
import { TextInput } from '../kit/TextInput.tsx'
import styles from './DoorPage.module.css'
import { DoorPage, FormProblem } from './DoorPage.tsx'
import { loginMessages } from './loginMessages.ts'
import { rememberMe } from './rememberMe.ts'

interface LoginPageProps {
  /** Signs in; answers the server's sentence when it refuses, else null. */
  onSubmit: (email: string, password: string, remember: boolean) => Promise<string | null>
}

export function LoginPage({ onSubmit }: LoginPageProps) {
  const t = useText(loginMessages)
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [remember, setRemember] = useState(rememberMe.read)
  const [wasSent, setWasSent] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const emailBox = useRef<HTMLInputElement>(null)
  const passwordBox = useRef<HTMLInputElement>(null)
  useTabTitle(t('title'))

  async function submit(event: FormEvent) {
    event.preventDefault()
    setWasSent(true)
    setRefusal(null)
    if (!email.trim()) return emailBox.current?.focus()
    if (!password) return passwordBox.current?.focus()
    setIsBusy(true)
    rememberMe.write(remember)
    setRefusal(await onSubmit(email.trim(), password, remember))
    setIsBusy(false)
  }

  return (
    <DoorPage title={t('title')}>
      <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
        <FormProblem text={refusal} />
        <TextInput
          label={t('email')}
          kind="username"
          inputRef={emailBox}
          value={email}
          onChange={setEmail}
          error={wasSent && !email.trim() ? t('emailRequired') : undefined}
        />
        <TextInput
          label={t('password')}
          kind="password"
          inputRef={passwordBox}
          value={password}
          onChange={setPassword}
          error={wasSent && !password ? t('passwordRequired') : undefined}
        />
        <div className={styles.between}>
          <Checkbox
            label={t('rememberMe')}
            checked={remember}
            onChange={(event) => setRemember(event.currentTarget.checked)}
          />
          <AppLink href="/forgotPassword">{t('forgotPassword')}</AppLink>
        </div>
        <Button type="submit" fullWidth loading={isBusy}>
          {t('signIn')}
        </Button>
      </form>
    </DoorPage>
  )
}
