import { Button } from '@mantine/core'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import type { Refused } from '../app/problems.ts'
import { list } from '../i18n/format.ts'
import { useText } from '../i18n/useText.ts'
import { TextInput, type TextKind } from '../kit/fields/TextInput.tsx'
import { FormProblem } from '../kit/form/FormProblem.tsx'
import { useProblemTexts } from '../kit/problemText.ts'
import { toast } from '../kit/toast/toast.tsx'
import styles from './DoorPage.module.css'
import { personMessages } from './personMessages.ts'
import { registerMessages } from './registerMessages.ts'
import { firstFault, missingOf, type Registration, refusalsOf } from './registration.ts'

interface RegisterFormProps {
  /** The invited person, whose email can't be changed. */
  known?: Omit<Registration, 'password' | 'retyped'>
  intro?: string
  /** The button's label, by default "Register". */
  action?: string
  /** Registers; returns the server's errors, or null. */
  onSubmit: (typed: Registration) => Promise<Refused | null>
  /** Below the button. */
  children?: ReactNode
}

const nobody: Registration = {
  email: '',
  firstName: '',
  lastName: '',
  mobilePhone: '',
  password: '',
  retyped: '',
}

function startOf(known: RegisterFormProps['known']): Registration {
  if (!known) return nobody
  const { email, firstName, lastName, mobilePhone } = known
  return { ...nobody, email, firstName, lastName, mobilePhone }
}

/** The six fields of a registration. */
export function RegisterForm({ known, intro, action, onSubmit, children }: RegisterFormProps) {
  const t = useText(registerMessages)
  const person = useText(personMessages)
  const [typed, setTyped] = useState<Registration>(startOf(known))
  const [wasSent, setWasSent] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [answer, setAnswer] = useState<Refused | null>(null)
  const boxes = useRef<Partial<Record<keyof Registration, HTMLInputElement | null>>>({})
  const errorOf = useErrors(typed, wasSent)

  async function submit(event: FormEvent) {
    event.preventDefault()
    setWasSent(true)
    setAnswer(null)
    const missing = missingOf(typed)
    if (missing.length > 0)
      toast.error(person('missing', { list: list(missing.map((field) => person(field))) }))
    const faulty = firstFault(typed)
    if (faulty) return boxes.current[faulty]?.focus()
    setIsBusy(true)
    const refused = await onSubmit(typed)
    setAnswer(refused)
    setIsBusy(false)
    if (refused?.fields.password) boxes.current.password?.focus()
  }

  const field = (name: keyof Registration, label: string, kind: TextKind) => ({
    label,
    kind,
    inputRef: (box: HTMLInputElement | null) => {
      boxes.current[name] = box
    },
    value: typed[name],
    onChange: (value: string) => {
      setTyped((before) => ({ ...before, [name]: value }))
      if (name === 'password') setAnswer(null)
    },
    error: errorOf(name) ?? answer?.fields[name],
  })
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <FormProblem text={answer?.text ?? null} />
      {intro && <p className="quiet flat">{intro}</p>}
      <TextInput {...field('email', person('email'), 'ownEmail')} readOnly={known !== undefined} />
      <div className={styles.pair}>
        <TextInput {...field('firstName', person('firstName'), 'text')} />
        <TextInput {...field('lastName', person('lastName'), 'text')} />
      </div>
      <TextInput {...field('mobilePhone', person('mobilePhone'), 'tel')} />
      <TextInput
        {...field('password', person('password'), 'newPassword')}
        help={(errorOf('password') ?? answer?.fields.password) ? undefined : t('help')}
      />
      <TextInput {...field('retyped', t('retype'), 'newPassword')} />
      <Button type="submit" fullWidth loading={isBusy}>
        {action ?? t('register')}
      </Button>
      {children}
    </form>
  )
}

/** The error of each field, once the form was sent. */
function useErrors(typed: Registration, wasSent: boolean): (field: keyof Registration) => string | undefined {
  const t = useText(registerMessages)
  const { ofField } = useProblemTexts()
  const refusals: Partial<Record<keyof Registration, string | null>> = refusalsOf(typed)
  const missing: string[] = missingOf(typed)
  return (field) => {
    if (!wasSent) return undefined
    if (missing.includes(field)) return ofField('field_required')
    const refusal = refusals[field]
    if (!refusal) return undefined
    return refusal === 'mismatch' ? t('mismatch') : ofField(refusal)
  }
}
