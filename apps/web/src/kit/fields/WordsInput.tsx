import { TagsInput } from '@mantine/core'
import type { Ref } from 'react'
import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/useText.ts'
import { type FieldProps, toMantine } from './fieldProps.ts'

export interface WordsInputProps extends FieldProps {
  value: string[]
  onChange: (value: string[]) => void
  suggestions: readonly string[]
  /** Texts that can't be used here. */
  taken?: readonly string[]
  maxLength?: number
  inputRef?: Ref<HTMLInputElement>
}

/** A list of free texts with optional suggestions. */
export function WordsInput({ value, onChange, suggestions, taken = [], inputRef, ...rest }: WordsInputProps) {
  const t = useText(common)
  const isTaken = (text: string) => taken.some((one) => one.toLowerCase() === text.toLowerCase())
  return (
    <TagsInput
      {...toMantine(rest)}
      ref={inputRef}
      data={suggestions.filter((text) => !isTaken(text))}
      value={value}
      onChange={(texts) =>
        onChange(texts.map((text) => text.trim()).filter((text) => text && !isTaken(text)))
      }
      splitChars={[]}
      acceptValueOnBlur
      maxLength={rest.maxLength}
      clearable
      clearButtonProps={{ 'aria-label': `${t('clear')}: ${rest.label}` }}
      maxDropdownHeight={320}
    />
  )
}
