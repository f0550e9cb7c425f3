import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import type { CurrentUser } from '@tourdesk/contract/identity/identity'
import type { SecondFactorAsked } from '@tourdesk/contract/identity/secondFactor'
import { Problem } from '@tourdesk/contract/kernel/problem'
import { type FormEvent, useState } from 'react'
import { useText } from '../../i18n/useText.ts'
import styles from '../../kit/dialog/Dialog.module.css'
import { TextInput } from '../../kit/fields/TextInput.tsx'
import { FormProblem } from '../../kit/form/FormProblem.tsx'
import { reloadPage } from '../../kit/reloadPage.ts'
import { api } from '../api.ts'
import { problemSentences } from '../problems.ts'
import { useSession } from '../session.ts'
import { goOnWith } from './checkSession.ts'
import { loseSession } from './leaveSession.ts'
import { otherTabs } from './otherTabs.ts'
import { SecondFactorForm } from './SecondFactorForm.tsx'
import { sessionMessages } from './sessionMessages.ts'

interface SignInAgainProps {
  /** Who's signed in instead, if anyone. */
  now: CurrentUser | null
}

/** Asks this page's user, and nobody else, for the password, since what was typed here is theirs. */
export function SignInAgain({ now }: SignInAgainProps) {
  const t = useText(sessionMessages)
  const page = useSession()
  const navigate = useNavigate()
  const [password, setPassword] = useState('')
  const [wasSent, setWasSent] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [asked, setAsked] = useState<SecondFactorAsked['secondFactor'] | null>(null)

  async function submit(event: FormEvent) {
    event.preventDefault()
    event.stopPropagation()
    setWasSent(true)
    setRefusal(null)
    if (!password) return
    setBusy(true)
    try {
      const entered = await api.auth.login({ body: { email: page.email, password } })
      if ('secondFactor' in entered) setAsked(entered.secondFactor)
      else await finish(entered)
    } catch (error) {
      setRefusal(problemSentences.ofError(error))
    } finally {
      setBusy(false)
    }
  }

  async function finish(session: CurrentUser) {
    const back = await returnTo(page, session)
    otherTabs.tell()
    void goOnWith(back)
  }

  if (asked)
    return (
      <SecondFactorForm
        asked={asked}
        onEntered={finish}
        onOver={(isRefused) => {
          setAsked(null)
          setPassword('')
          setWasSent(false)
          if (isRefused) setRefusal(problemSentences.ofError(new Problem('challenge_over')))
        }}
      />
    )
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <FormProblem text={refusal} />
      <p style={{ marginBlock: '0 12px' }}>
        {now ? t('personText', { now: nameOf(now), page: nameOf(page) }) : t('endedText')}
      </p>
      <p style={{ marginBlock: '0 12px' }}>
        <bdi dir="ltr">{page.email}</bdi>
      </p>
      {/* For password managers, which look for a username next to the password. */}
      <input type="text" autoComplete="username" value={page.email} readOnly hidden />
      <TextInput
        label={t('password')}
        kind="password"
        autoFocus
        value={password}
        onChange={setPassword}
        error={wasSent && !password ? t('passwordRequired') : undefined}
      />
      <div className={styles.actions}>
        <Button variant="default" onClick={() => (now ? reloadPage('/') : void loseSession(navigate))}>
          {now ? t('goOnAs', { name: nameOf(now) }) : t('someoneElse')}
        </Button>
        <Button type="submit" loading={isBusy}>
          {t('signIn')}
        </Button>
      </div>
    </form>
  )
}

/** Switches back to the page's account, if the user still has access. */
async function returnTo(page: CurrentUser, session: CurrentUser): Promise<CurrentUser> {
  if (session.account._id === page.account._id) return session
  return api.auth.setUserAccount({ body: { accountId: page.account._id } }).catch(() => session)
}

function nameOf({ firstName, lastName, email }: CurrentUser): string {
  return `${firstName} ${lastName}`.trim() || email
}
