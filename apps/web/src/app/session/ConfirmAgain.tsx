import { Button } from '@mantine/core'
import type { FactorMethod } from '@tourdesk/contract/identity/secondFactor'
import { Problem } from '@tourdesk/contract/kernel/problem'
import { type FormEvent, useEffect, useState } from 'react'
import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/useText.ts'
import { TextInput } from '../../kit/fields/TextInput.tsx'
import { FormProblem } from '../../kit/form/FormProblem.tsx'
import { api } from '../api.ts'
import { problemSentences } from '../problems.ts'
import { useSession } from '../session.ts'
import { factorMessages } from './factorMessages.ts'
import { interruptions } from './interruptions.ts'
import { ProofInput } from './ProofInput.tsx'
import { proofByPasskey } from './proofByPasskey.ts'
import styles from './SecondFactorForm.module.css'

/** Asks for password and second factor before a change to the ways to sign in; then continues the call. */
export function ConfirmAgain() {
  const t = useText(factorMessages)
  const cancel = useText(common)('cancel')
  const { email, hasSecondFactor } = useSession()
  const [password, setPassword] = useState('')
  const [methods, setMethods] = useState<readonly FactorMethod[]>([])
  const [chosen, setWay] = useState<FactorMethod | null>(null)
  const way = chosen ?? methods[0]
  const [typed, setTyped] = useState('')
  const [faults, setFaults] = useState<{ password?: string; proof?: string }>({})
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  useEffect(() => {
    if (!hasSecondFactor) return
    api.secondFactor.startConfirm().then(
      (asked) => setMethods(asked.methods),
      () => setMethods(['code', 'recoveryCode']),
    )
  }, [hasSecondFactor])

  async function submit(event: FormEvent) {
    event.preventDefault()
    event.stopPropagation()
    setRefusal(null)
    const missing = {
      ...(!password && { password: t('passwordRequired') }),
      ...(way && way !== 'passkey' && !typed.trim() && { proof: t('required') }),
    }
    setFaults(missing)
    if (Object.keys(missing).length > 0) return
    setBusy(true)
    try {
      const proof = await prove()
      if (!proof) return
      await api.secondFactor.confirm({ body: { password, ...proof } })
      interruptions.settle(true)
    } catch (error) {
      const sentence = problemSentences.ofError(error)
      const isProblem = error instanceof Problem
      if (isProblem && error.issues.some(({ field }) => field === 'password'))
        setFaults({ password: sentence })
      else if (isProblem && error.code === 'second_factor_wrong')
        setFaults({
          proof: way === 'passkey' ? problemSentences.ofError(new Problem('passkey_wrong')) : sentence,
        })
      else setRefusal(sentence)
    } finally {
      setBusy(false)
    }
  }

  /** Null if the user canceled. A passkey gets a new challenge, since the dialog may have been open long. */
  async function prove() {
    if (way !== 'passkey') return way ? { [way]: typed } : {}
    return proofByPasskey((await api.secondFactor.startConfirm()).passkey)
  }

  return (
    <form noValidate className={`stack gap16 ${styles.form}`} onSubmit={(event) => void submit(event)}>
      <FormProblem text={refusal} />
      <p>{t('confirmText')}</p>
      {/* For password managers, which look for a username next to the password. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <TextInput
        label={t('password')}
        kind="password"
        autoFocus
        value={password}
        onChange={setPassword}
        error={faults.password}
      />
      {way && (
        <ProofInput
          methods={methods}
          way={way}
          onWay={(next) => {
            setWay(next)
            setTyped('')
          }}
          value={typed}
          onChange={setTyped}
          error={faults.proof}
        />
      )}
      <div className="flex wrap justifyEnd gap8">
        <Button variant="default" onClick={() => interruptions.settle(false)}>
          {cancel}
        </Button>
        <Button type="submit" loading={isBusy}>
          {t('confirm')}
        </Button>
      </div>
    </form>
  )
}
