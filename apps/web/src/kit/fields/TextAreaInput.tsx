import { Textarea } from '@mantine/core'
import type { Ref } from 'react'
import { type FieldProps, toMantine } from './fieldProps.ts'

export interface TextAreaInputProps extends FieldProps {
  value: string
  onChange: (value: string) => void
  rows?: number
  maxRows?: number
  maxLength?: number
  inputRef?: Ref<HTMLTextAreaElement>
}

export function TextAreaInput({
  value,
  onChange,
  rows = 2,
  maxRows = 10,
  inputRef,
  ...rest
}: TextAreaInputProps) {
  return (
    <Textarea
      {...toMantine(rest)}
      ref={inputRef}
      classNames={{ input: 'ownDirection' }}
      autosize
      minRows={rows}
      maxRows={maxRows}
      maxLength={rest.maxLength}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
