import { Autocomplete } from '@mantine/core'
import type { Ref } from 'react'
import { type FieldProps, toMantine } from './fieldProps.ts'
import { replacedByTyping } from './useSearchText.ts'

/** A suggested text, with its data. */
export interface Suggestion {
  value: string
  note?: string
}

export interface SuggestInputProps extends FieldProps {
  value: string
  onChange: (value: string) => void
  suggestions: readonly Suggestion[]
  maxLength?: number
  /** Takes the focus when it appears, for fields that people open. */
  autoFocus?: boolean
  inputRef?: Ref<HTMLInputElement>
}

/** A text field with optional suggestions below it. */
export function SuggestInput({ value, onChange, suggestions, inputRef, ...rest }: SuggestInputProps) {
  return (
    <Autocomplete
      {...toMantine(rest)}
      {...replacedByTyping}
      ref={inputRef}
      classNames={{ input: 'ownDirection' }}
      maxLength={rest.maxLength}
      autoFocus={rest.autoFocus}
      autoComplete="off"
      openOnFocus={false}
      data={suggestions.map((suggestion) => suggestion.value)}
      filter={({ options }) => options}
      value={value}
      onChange={onChange}
      renderOption={({ option }) => (
        <SuggestionLine
          {...(suggestions.find((each) => each.value === option.value) ?? { value: option.value })}
        />
      )}
    />
  )
}

function SuggestionLine({ value, note }: Suggestion) {
  return (
    <span
      style={{ display: 'flex', flex: 1, flexWrap: 'wrap', justifyContent: 'space-between', gap: '0 12px' }}
    >
      <bdi>{value}</bdi>
      {note && <bdi className="quiet">{note}</bdi>}
    </span>
  )
}
