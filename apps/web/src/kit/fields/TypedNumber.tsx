import { TextInput } from '@mantine/core'
import type { Decision } from '@tourdesk/domain/decision'
import { type ReactNode, type Ref, useEffect, useEffectEvent, useState } from 'react'
import { fieldMessage } from '../fieldMessage.ts'
import { useProblemTexts } from '../problemText.ts'
import { whenReleased } from '../whenReleased.ts'
import { type FieldProps, toMantine } from './fieldProps.ts'

/** The props of all number fields. An empty field is null; text that can't be read is NaN. */
export interface NumberProps extends FieldProps {
  value: number | null
  onChange: (value: number | null) => void
  end?: ReactNode
  inputRef?: Ref<HTMLInputElement>
}

interface TypedNumberProps extends NumberProps {
  read: (text: string) => Decision<number | null>
  /** Writes a number so that `read` returns it again. */
  write: (value: number) => string
}

/**
 * A text field that's read as a number. On leaving the field or pressing Enter, it shows the number it read
 * or an error. No schema accepts NaN, so no form is sent with it.
 */
export function TypedNumber({ value, onChange, read, write, end, inputRef, ...field }: TypedNumberProps) {
  const { ofField } = useProblemTexts()
  const [typed, setTyped] = useState<Typed | null>(null)
  // A value set from outside, such as one that a colleague saved, replaces the typed text.
  const mine = typed && Object.is(typed.value, value) ? typed : null
  const text = mine?.text ?? (value === null || Number.isNaN(value) ? '' : write(value))
  const found = read(text)
  const isRefusalShown = !found.ok && (field.error || mine?.isLeft)

  // The currency beside the field was changed, and now the text can be read.
  const isReadable = mine !== null && Number.isNaN(mine.value) && found.ok
  const readAgain = useEffectEvent(() => leave())
  useEffect(() => {
    if (isReadable) readAgain()
  }, [isReadable])

  function change(next: string) {
    const reading = read(next)
    const number = reading.ok ? reading.value : Number.NaN
    setTyped({ text: next, value: number, isLeft: false })
    if (!Object.is(number, value)) onChange(number)
  }

  function leave() {
    setTyped(found.ok ? null : { text, value: Number.NaN, isLeft: true })
    if (found.ok && !Object.is(found.value, value)) onChange(found.value)
  }

  return (
    <TextInput
      {...toMantine(field)}
      error={isRefusalShown ? ofField(fieldMessage(found.code, found.params)) : field.error}
      ref={inputRef}
      classNames={{ input: 'ownDirection' }}
      inputMode="decimal"
      autoComplete="off"
      rightSection={end}
      value={text}
      onChange={(event) => change(event.currentTarget.value)}
      onKeyDown={(event) => event.key === 'Enter' && leave()}
      onBlur={() => {
        whenReleased(leave)
        field.onBlur?.()
      }}
    />
  )
}

interface Typed {
  text: string
  /** The text as it was read. */
  value: number | null
  isLeft: boolean
}
