import { readTime } from '@tourdesk/domain/readTime'
import { TextInput, type TextInputProps } from './TextInput.tsx'

export type TimeInputProps = Omit<TextInputProps, 'kind' | 'maxLength' | 'placeholder'>

/** A time of day in any usual format; leaving the field shows how it was read. */
export function TimeInput({ value, onChange, onBlur, ...rest }: TimeInputProps) {
  function leave() {
    const time = readTime(value)
    if (time !== null && time !== value) onChange(time)
    onBlur?.()
  }
  return (
    <TextInput
      {...rest}
      kind="code"
      placeholder="HH:mm"
      maxLength={5}
      value={value}
      onChange={onChange}
      onBlur={leave}
    />
  )
}
