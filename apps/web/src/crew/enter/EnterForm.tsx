import { type FormEvent, useEffect, useRef, useState } from 'react'
import { named } from '../../i18n/isolate.ts'
import { useText } from '../../i18n/useText.ts'
import { crewMessages } from '../crewMessages.ts'
import { Button } from '../parts/Button.tsx'
import { Field } from '../parts/Field.tsx'
import { Sheet, SheetActions } from '../parts/Sheet.tsx'
import { useCrew } from '../useCrew.ts'
import styles from './enter.module.css'
import { enter } from './enter.ts'
import { enterMessages } from './enterMessages.ts'

type Wrong = 'fourDigits' | 'wrong' | 'offline' | 'often' | 'failed'

interface EnterFormProps {
  token: string
  onDead: () => void
}

/** Asks for the last four digits of the person's phone, and before unsent taps of someone else are lost. */
export function EnterForm({ token, onDead }: EnterFormProps) {
  const t = useText(enterMessages)
  const words = useText(crewMessages)
  const { taps, me } = useCrew()
  const [digits, setDigits] = useState('')
  const [wrong, setWrong] = useState<Wrong | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  const count = taps.filter(({ state }) => state === 'waiting').length

  async function send() {
    setIsAsking(false)
    setIsBusy(true)
    setWrong(null)
    const outcome = await enter(token, digits)
    setIsBusy(false)
    if (outcome === 'dead') onDead()
    else if (outcome !== 'in') setWrong(outcome)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    if (!/^\d{4}$/.test(digits)) setWrong('fourDigits')
    else if (count > 0) setIsAsking(true)
    else void send()
  }

  return (
    <form noValidate onSubmit={submit} className="form">
      <div className={styles.digits}>
        <Field label={t('ask')} error={wrong ? t(wrong) : ''}>
          {(props) => (
            <input
              {...props}
              ref={input}
              dir="ltr"
              inputMode="numeric"
              autoComplete="off"
              maxLength={4}
              value={digits}
              onChange={({ target }) => {
                setDigits(target.value.replace(/\D/g, ''))
                setWrong(null)
              }}
            />
          )}
        </Field>
      </div>
      <Button type="submit" look="main" disabled={isBusy}>
        {t(isBusy ? 'entering' : 'enter')}
      </Button>
      {isAsking && (
        <Sheet
          title={t('otherPerson', { count, name: named(me?.operator.name ?? '') })}
          onClose={() => setIsAsking(false)}
        >
          <SheetActions>
            <Button onClick={() => setIsAsking(false)}>{words('cancel')}</Button>
            <Button look="danger" onClick={() => void send()}>
              {t('enterAnyway')}
            </Button>
          </SheetActions>
        </Sheet>
      )}
    </form>
  )
}
