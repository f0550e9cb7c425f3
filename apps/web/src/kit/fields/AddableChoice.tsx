import { useState } from 'react'
import { Choice, type Option } from './Choice.tsx'
import type { FieldProps } from './fieldProps.ts'

interface AddableChoiceProps extends FieldProps {
  options: readonly Option<string>[]
  value: string | null
  onChange: (value: string | null) => void
  /** Makes an option of what was typed; answers its value, or nothing. */
  onAdd: (typed: string) => Promise<string | undefined>
  /** How the offer to do so reads. */
  addLabel: (typed: string) => string
}

const addValue = '\0add'

/** One out of a list to which a typed text can be added. */
export function AddableChoice({ options, value, onChange, onAdd, addLabel, ...rest }: AddableChoiceProps) {
  const [typed, setTyped] = useState('')
  const wanted = typed.trim()
  const isKnown = options.some(({ label }) => label.toLowerCase() === wanted.toLowerCase())
  const isChosen = options.some((option) => option.value === value && option.label === typed)
  const found = options.filter(({ label }) => label.toLowerCase().includes(wanted.toLowerCase()))
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
