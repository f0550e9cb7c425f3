import { TextInput as MantineTextInput, PasswordInput, type PasswordInputProps } from '@mantine/core'
import { type KeyboardEvent, type ReactNode, type Ref, useState } from 'react'
import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/useText.ts'
import { type FieldProps, toMantine } from './fieldProps.ts'

/** The kind of text, which decides the phone's keyboard and the browser's autofill. */
export type TextKind =
  | 'text'
  | 'email'
  | 'ownEmail'
  | 'tel'
  | 'url'
  | 'password'
  | 'newPassword'
  | 'username'
  | 'code'
  | 'oneTimeCode'

export interface TextInputProps extends FieldProps {
  value: string
  onChange: (value: string) => void
  kind?: TextKind
  maxLength?: number
  /** Read-only; can be copied. */
  readOnly?: boolean
  autoFocus?: boolean
  /** Called on Enter instead of submitting the form. */
  onEnter?: () => void
  /** Called on the arrow up (1) and the arrow down (-1). */
  onArrow?: (direction: 1 | -1) => void
  end?: ReactNode
  inputRef?: Ref<HTMLInputElement>
}

export function TextInput({ value, onChange, kind = 'text', end, inputRef, ...rest }: TextInputProps) {
  const { maxLength, readOnly, autoFocus, onEnter, onArrow } = rest
  const shared = {
    ...toMantine(rest),
    ...attributesOf[kind],
    classNames: { input: 'ownDirection' },
    value,
    maxLength,
    readOnly,
    'data-autofocus': autoFocus,
    ref: inputRef,
    onKeyDown: (event: KeyboardEvent) => {
      const direction = ({ ArrowUp: 1, ArrowDown: -1 } as const)[event.key]
      if (onArrow && direction) {
        event.preventDefault()
        onArrow(direction)
      }
      if (!onEnter || event.key !== 'Enter') return
      event.preventDefault()
      onEnter()
    },
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
  }
  // A password must never be cut off without notice, so the form refuses one that is too long.
  if (kind === 'password' || kind === 'newPassword') return <Password {...shared} maxLength={undefined} />
  return <MantineTextInput {...shared} rightSection={end} />
}

/** A password that can be shown. */
function Password(props: PasswordInputProps) {
  const t = useText(common)
  const [isShown, setIsShown] = useState(false)
  const toggle = { 'aria-label': t(isShown ? 'hidePassword' : 'showPassword') }
  return (
    <PasswordInput
      {...props}
      visible={isShown}
      onVisibilityChange={setIsShown}
      visibilityToggleButtonProps={toggle}
    />
  )
}

const attributesOf: Record<TextKind, { type?: string; autoComplete: string; inputMode?: 'numeric' }> = {
  text: { autoComplete: 'off' },
  // Without this, the browser would fill in the office worker's address as the customer's.
  email: { type: 'email', autoComplete: 'off' },
  ownEmail: { type: 'email', autoComplete: 'email' },
  tel: { type: 'tel', autoComplete: 'off' },
  url: { type: 'url', autoComplete: 'off' },
  password: { autoComplete: 'current-password' },
  newPassword: { autoComplete: 'new-password' },
  // The browser suggests passkeys too, on pages that ask for one.
  username: { autoComplete: 'username webauthn' },
  code: { autoComplete: 'off' },
  oneTimeCode: { autoComplete: 'one-time-code', inputMode: 'numeric' },
}
