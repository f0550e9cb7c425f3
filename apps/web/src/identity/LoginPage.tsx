import { Button } from '@mantine/core'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { rememberMe } from '../app/rememberMe.ts'
import { useText } from '../i18n/useText.ts'
import { AppLink } from '../kit/AppLink.tsx'
import { TextInput } from '../kit/fields/TextInput.tsx'
import { FormProblem } from '../kit/form/FormProblem.tsx'
import { useTabTitle } from '../kit/Page.tsx'
import styles from './DoorPage.module.css'
import { DoorPage } from './DoorPage.tsx'
import { loginMessages } from './loginMessages.ts'
import { RememberMe } from './RememberMe.tsx'

interface LoginPageProps {
  /** Why the user was sent here; hidden once the form is sent. */
  refusal?: string
  /** False while there's no owner, so nobody can sign in. */
  isSetUp: boolean
  /** Signs in; returns the server's error, or null. */
  onSubmit: (email: string, password: string) => Promise<string | null>
  /** Other ways to sign in, below the form. */
  below?: (remember: boolean) => ReactNode
}

export function LoginPage({ refusal, isSetUp, onSubmit, below }: LoginPageProps) {
  const t = useText(loginMessages)
  const [email, setEmail] = useState(rememberMe.email)
  const [password, setPassword] = useState('')
  const [remember, setRemember] = useState(rememberMe.read)
  const [wasSent, setWasSent] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [answer, setAnswer] = useState<string | null>(null)
  const emailBox = useRef<HTMLInputElement>(null)
  const passwordBox = useRef<HTMLInputElement>(null)
  useTabTitle(t('title'))

  async function submit(event: FormEvent) {
    event.preventDefault()
    setWasSent(true)
    setAnswer(null)
    if (!email.trim()) return emailBox.current?.focus()
    if (!password) return passwordBox.current?.focus()
    setIsBusy(true)
    rememberMe.write(remember, email.trim())
    setAnswer(await onSubmit(email.trim(), password))
    setIsBusy(false)
  }

  return (
    <DoorPage title={t('title')}>
      <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
        {!isSetUp && <p className="quiet flat">{t('notSetUp')}</p>}
        <FormProblem text={answer ?? (wasSent ? null : (refusal ?? null))} />
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
        <div className="row wrap apart gap8">
          <RememberMe checked={remember} onChange={setRemember} />
          <AppLink href="/forgotPassword">{t('forgotPassword')}</AppLink>
        </div>
        <Button type="submit" fullWidth loading={isBusy}>
          {t('signIn')}
        </Button>
        {below?.(remember)}
      </form>
    </DoorPage>
  )
}
