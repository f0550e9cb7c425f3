import { Button } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import type { Refused } from '../app/problems.ts'
import { rememberMe } from '../app/rememberMe.ts'
import { useText } from '../i18n/useText.ts'
import { AppLink } from '../kit/AppLink.tsx'
import { TextInput } from '../kit/fields/TextInput.tsx'
import { FormProblem } from '../kit/form/FormProblem.tsx'
import { useProblemTexts } from '../kit/problemText.ts'
import styles from './DoorPage.module.css'
import { newPasswordRefusals } from './newPassword.ts'
import { passwordMessages } from './passwordMessages.ts'
import { RememberMe } from './RememberMe.tsx'

interface ResetPasswordFormProps {
  /** Sets the password; returns the server's errors, or null. */
  onSubmit: (password: string, remember: boolean) => Promise<Refused | null>
}

export function ResetPasswordForm({ onSubmit }: ResetPasswordFormProps) {
  const t = useText(passwordMessages)
  const { ofField } = useProblemTexts()
  const [password, setPassword] = useState('')
  const [repeated, setRepeated] = useState('')
  const [remember, setRemember] = useState(rememberMe.read)
  const [wasSent, setWasSent] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [answer, setAnswer] = useState<Refused | null>(null)
  const passwordBox = useRef<HTMLInputElement>(null)
  const repeatedBox = useRef<HTMLInputElement>(null)
  const refusals = newPasswordRefusals(password, repeated, '')

  async function submit(event: FormEvent) {
    event.preventDefault()
    setWasSent(true)
    setAnswer(null)
    if (refusals.password) return passwordBox.current?.focus()
    if (refusals.repeated) return repeatedBox.current?.focus()
    setIsBusy(true)
    const refused = await onSubmit(password, remember)
    setAnswer(refused)
    setIsBusy(false)
    if (refused?.fields.password) passwordBox.current?.focus()
  }

  const sentence = (refusal: string | null) => {
    if (!wasSent || !refusal) return undefined
    return refusal === 'mismatch' ? t('mismatch') : ofField(refusal)
  }
  const passwordError = sentence(refusals.password) ?? answer?.fields.password
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <FormProblem text={answer?.text ?? null} />
      <TextInput
        label={t('password')}
        kind="newPassword"
        help={passwordError ? undefined : t('help')}
        inputRef={passwordBox}
        value={password}
        onChange={(typed) => {
          setPassword(typed)
          setAnswer(null)
        }}
        error={passwordError}
      />
      <TextInput
        label={t('confirm')}
        kind="newPassword"
        inputRef={repeatedBox}
        value={repeated}
        onChange={setRepeated}
        error={sentence(refusals.repeated)}
      />
      <RememberMe checked={remember} onChange={setRemember} />
      <Button type="submit" fullWidth loading={isBusy}>
        {t('reset')}
      </Button>
      <AppLink href="/login">{t('haveAccount')}</AppLink>
    </form>
  )
}
