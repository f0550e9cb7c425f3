import { Button, Checkbox } from '@mantine/core'
import type { CurrentUser } from '@tourdesk/contract/identity/identity'
import type { FactorMethod, SecondFactorAsked } from '@tourdesk/contract/identity/secondFactor'
import { Problem } from '@tourdesk/contract/kernel/problem'
import { type FormEvent, useRef, useState } from 'react'
import { useText } from '../../i18n/useText.ts'
import { FormProblem } from '../../kit/form/FormProblem.tsx'
import { api } from '../api.ts'
import { problemSentences } from '../problems.ts'
import { factorMessages } from './factorMessages.ts'
import { ProofInput } from './ProofInput.tsx'
import { proofByPasskey } from './proofByPasskey.ts'
import styles from './SecondFactorForm.module.css'

interface SecondFactorFormProps {
  asked: SecondFactorAsked['secondFactor']
  onEntered: (session: CurrentUser) => Promise<void> | void
  /** Called to start the sign-in over: refused after too long or too many tries, or at the user's wish. */
  onOver: (isRefused: boolean) => void
}

/** Finishes a sign-in after the right password. */
export function SecondFactorForm({ asked, onEntered, onOver }: SecondFactorFormProps) {
  const t = useText(factorMessages)
  const { methods, challenge, passkey } = asked
  const [way, setWay] = useState<FactorMethod>(methods[0] ?? 'code')
  const [typed, setTyped] = useState('')
  const [trusts, setTrusts] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const [refusal, setRefusal] = useState<string | null>(null)
  const box = useRef<HTMLInputElement>(null)

  async function submit(event: FormEvent) {
    event.preventDefault()
    event.stopPropagation()
    setRefusal(null)
    const isMissing = way !== 'passkey' && !typed.trim()
    setFault(isMissing ? t('required') : undefined)
    if (isMissing) return box.current?.focus()
    setBusy(true)
    try {
      const proof = way === 'passkey' ? await proofByPasskey(passkey) : { [way]: typed }
      if (!proof) return
      await onEntered(await api.auth.secondFactor({ body: { challenge, trusts, ...proof } }))
    } catch (error) {
      const code = error instanceof Problem ? error.code : undefined
      if (code === 'challenge_over') return onOver(true)
      if (code !== 'second_factor_wrong') return setRefusal(problemSentences.ofError(error))
      setFault(problemSentences.ofError(way === 'passkey' ? new Problem('passkey_wrong') : error))
      box.current?.select()
    } finally {
      setBusy(false)
    }
  }

  const back = (
    <Button variant="default" onClick={() => onOver(false)}>
      {t('back')}
    </Button>
  )
  if (methods.length === 0)
    return (
      <div className={`stack gap16 ${styles.form}`}>
        <p>{t('lost')}</p>
        <div className="flex wrap justifyEnd gap8">{back}</div>
      </div>
    )
  return (
    <form noValidate className={`stack gap16 ${styles.form}`} onSubmit={(event) => void submit(event)}>
      <FormProblem text={refusal} />
      <ProofInput
        methods={methods}
        way={way}
        onWay={(next) => {
          setWay(next)
          setTyped('')
          setFault(undefined)
        }}
        value={typed}
        onChange={(value) => {
          setTyped(value)
          setFault(undefined)
        }}
        error={fault}
        inputRef={box}
        autoFocus
      />
      <Checkbox
        label={t('trust')}
        checked={trusts}
        onChange={(event) => setTrusts(event.currentTarget.checked)}
      />
      <div className="flex wrap justifyEnd gap8">
        {back}
        <Button type="submit" loading={isBusy}>
          {t('goOn')}
        </Button>
      </div>
    </form>
  )
}
