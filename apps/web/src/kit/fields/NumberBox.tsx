import { NumberInput } from '@mantine/core'
import type { ReactNode, Ref } from 'react'
import { type FieldProps, toMantine } from './fieldProps.ts'

export interface NumberBoxProps extends FieldProps {
  value: number | null
  onChange: (value: number | null) => void
  min?: number
  max?: number
  decimals?: number
  /** Text before the number in both languages, such as `$`. */
  prefix?: string
  /** Text after it, such as `%`. */
  suffix?: string
  end?: ReactNode
  inputRef?: Ref<HTMLInputElement>
}

/** A typed number; an empty field is null. */
export function NumberBox({ value, onChange, decimals = 0, end, inputRef, ...rest }: NumberBoxProps) {
  const { min, max, prefix, suffix } = rest
  return (
    <NumberInput
      {...toMantine(rest)}
      ref={inputRef}
      classNames={{ input: 'ownDirection' }}
      hideControls
      value={value ?? ''}
      onChange={(typed) => onChange(typed === '' || Number.isNaN(Number(typed)) ? null : Number(typed))}
      min={min}
      max={max}
      allowNegative={min === undefined || min < 0}
      decimalScale={decimals}
      allowDecimal={decimals > 0}
      clampBehavior="blur"
      prefix={prefix}
      suffix={suffix}
      rightSection={end}
    />
  )
}
