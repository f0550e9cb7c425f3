import { useState } from 'react'
import { matching } from '../matching.ts'
import { Choice, type Option } from './Choice.tsx'
import type { FieldProps } from './fieldProps.ts'

interface AddableChoiceProps extends FieldProps {
  options: readonly Option<string>[]
  value: string | null
  onChange: (value: string | null) => void
  /** Creates an option from typed text; returns its value, or undefined. */
  onAdd: (typed: string) => Promise<string | undefined>
  /** The label for creating it. */
  addLabel: (typed: string) => string
}

const addValue = '\0add'

/** One value from a list; can also add new text. */
export function AddableChoice({ options, value, onChange, onAdd, addLabel, ...rest }: AddableChoiceProps) {
  const [typed, setTyped] = useState('')
  const wanted = typed.trim()
  const isKnown = options.some(({ label }) => label.toLowerCase() === wanted.toLowerCase())
  const isChosen = options.some((option) => option.value === value && option.label === typed)
  const found = matching(options, wanted, ({ label }) => [label])
  const offer = wanted && !isKnown ? [{ value: addValue, label: addLabel(wanted) }] : []

  async function choose(chosen: string | null) {
    if (chosen !== addValue) return onChange(chosen)
    const added = await onAdd(wanted)
    if (added) onChange(added)
  }

  return (
    <Choice
      {...rest}
      options={isChosen ? options : [...found, ...offer]}
      value={value}
      onChange={(chosen) => void choose(chosen)}
      onSearch={setTyped}
      clearable
    />
  )
}
