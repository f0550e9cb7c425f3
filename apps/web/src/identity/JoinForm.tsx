import { Button } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { useText } from '../i18n/useText.ts'
import { AppLink } from '../kit/AppLink.tsx'
import { TextInput } from '../kit/fields/TextInput.tsx'
import { FormProblem } from '../kit/form/FormProblem.tsx'
import styles from './DoorPage.module.css'
import { loginMessages } from './loginMessages.ts'
import { personMessages } from './personMessages.ts'
import { registerMessages } from './registerMessages.ts'

interface JoinFormProps {
  email: string
  /** True if already signed in, so one click is enough. */
  isSignedIn: boolean
  /** Joins, with the password if not signed in; returns the server's error, or null. */
  onSubmit: (password: string | null) => Promise<string | null>
}

/** Accepts an invite with an existing login. */
export function JoinForm({ email, isSignedIn, onSubmit }: JoinFormProps) {
  const t = useText(registerMessages)
  const login = useText(loginMessages)
  const person = useText(personMessages)
  const [password, setPassword] = useState('')
  const [wasSent, setWasSent] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [answer, setAnswer] = useState<string | null>(null)
  const box = useRef<HTMLInputElement>(null)

  async function submit(event: FormEvent) {
    event.preventDefault()
    setWasSent(true)
    setAnswer(null)
    if (!isSignedIn && !password) return box.current?.focus()
    setIsBusy(true)
    setAnswer(await onSubmit(isSignedIn ? null : password))
    setIsBusy(false)
  }

  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <FormProblem text={answer} />
      <p className="quiet flat">{t(isSignedIn ? 'joinSignedIn' : 'joinHelp')}</p>
      <TextInput label={person('email')} kind="username" value={email} onChange={() => {}} readOnly />
      {!isSignedIn && (
        <>
          <TextInput
            label={login('password')}
            kind="password"
            inputRef={box}
            value={password}
            onChange={setPassword}
            error={wasSent && !password ? login('passwordRequired') : undefined}
          />
          <AppLink href="/forgotPassword">{login('forgotPassword')}</AppLink>
        </>
      )}
      <Button type="submit" fullWidth loading={isBusy}>
        {t(isSignedIn ? 'join' : 'signInAndJoin')}
      </Button>
    </form>
  )
}
