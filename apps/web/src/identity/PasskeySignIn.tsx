import { Button } from '@mantine/core'
import { browserSupportsWebAuthnAutofill } from '@simplewebauthn/browser'
import { IconKey } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { api } from '../app/api.ts'
import { problemSentences } from '../app/problems.ts'
import { rememberMe } from '../app/rememberMe.ts'
import { signWithPasskey, stopAsking } from '../app/session/askForPasskey.ts'
import { factorMessages } from '../app/session/factorMessages.ts'
import { useText } from '../i18n/useText.ts'
import { FormProblem } from '../kit/form/FormProblem.tsx'
import { useStartSession } from './useStartSession.ts'

/** Renews the offer in time: a challenge expires after five minutes. */
const offerAgainMs = 4 * 60_000

type Assertion = Exclude<Awaited<ReturnType<typeof signWithPasskey>>, null>

/** Null if no passkey was chosen, or if the question was dropped before the server answered. */
async function ask(inField: boolean, isWanted: () => boolean): Promise<Assertion | null> {
  const options = await api.passkeys.startSignIn()
  return isWanted() ? signWithPasskey(options, inField) : null
}

/** Signs in with a passkey: by button, or from the suggestions of the email field. */
export function PasskeySignIn({ remember }: { remember: boolean }) {
  const t = useText(factorMessages)
  const start = useStartSession()
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [round, setRound] = useState(0)

  async function enter(assertion: Assertion): Promise<void> {
    setRefusal(null)
    rememberMe.write(remember)
    const session = await api.passkeys.signIn({ body: { assertion } })
    rememberMe.write(remember, session.email)
    await start(session)
  }

  // Always the latest function, since the field offers passkeys long before one is chosen.
  const latest = useRef(enter)
  latest.current = enter

  // biome-ignore lint/correctness/useExhaustiveDependencies: after the button the field has to offer them again
  useEffect(() => {
    let isShown = true
    async function offer() {
      if (document.hidden || !(await browserSupportsWebAuthnAutofill())) return
      // The user didn't ask for this, so errors of offering passkeys aren't shown.
      const assertion = await ask(true, () => isShown).catch(() => null)
      if (!assertion) return
      await latest.current(assertion).catch((error: unknown) => {
        if (isShown) setRefusal(problemSentences.ofError(error))
      })
    }
    void offer()
    const timer = setInterval(() => void offer(), offerAgainMs)
    return () => {
      isShown = false
      clearInterval(timer)
      stopAsking()
    }
  }, [round])

  async function press() {
    setBusy(true)
    setRefusal(null)
    try {
      const assertion = await ask(false, () => true)
      if (assertion) await enter(assertion)
      else setRound((before) => before + 1)
    } catch (error) {
      setRefusal(problemSentences.ofError(error))
      setRound((before) => before + 1)
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <FormProblem text={refusal} />
      <Button
        variant="default"
        fullWidth
        leftSection={<IconKey size={16} stroke={1.6} />}
        loading={isBusy}
        onClick={() => void press()}
      >
        {t('signInWithPasskey')}
      </Button>
    </>
  )
}
