import { TextInput as MantineTextInput, PasswordInput } from '@mantine/core'
import type { ReactNode, Ref } from 'react'
import { type FieldProps, toMantine } from './fieldProps.ts'

/** What a text is, which decides the direction of writing, the keyboard of a phone and what browsers offer. */
export type TextKind = 'text' | 'email' | 'tel' | 'url' | 'password' | 'newPassword' | 'username' | 'code'

export interface TextInputProps extends FieldProps {
  value: string
  onChange: (value: string) => void
  kind?: TextKind
  maxLength?: number
  autoFocus?: boolean
  end?: ReactNode
  inputRef?: Ref<HTMLInputElement>
}

export function TextInput({ value, onChange, kind = 'text', end, inputRef, ...rest }: TextInputProps) {
  const { maxLength, autoFocus } = rest
  const shared = {
    ...toMantine(rest),
    ...attributesOf[kind],
    value,
    maxLength,
    'data-autofocus': autoFocus,
    ref: inputRef,
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
  }
  if (kind === 'password' || kind === 'newPassword') return <PasswordInput {...shared} />
  return <MantineTextInput {...shared} rightSection={end} />
}

const attributesOf: Record<TextKind, { type?: string; dir?: 'ltr' | 'auto'; autoComplete?: string }> = {
  text: { dir: 'auto', autoComplete: 'off' },
  email: { type: 'email', dir: 'ltr', autoComplete: 'email' },
  tel: { type: 'tel', dir: 'ltr', autoComplete: 'off' },
  url: { type: 'url', dir: 'ltr', autoComplete: 'off' },
  password: { dir: 'ltr', autoComplete: 'current-password' },
  newPassword: { dir: 'ltr', autoComplete: 'new-password' },
  username: { dir: 'ltr', autoComplete: 'username' },
  code: { dir: 'ltr', autoComplete: 'off' },
}
