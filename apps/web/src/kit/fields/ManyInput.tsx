import { MultiSelect } from '@mantine/core'
import { type Ref, useState } from 'react'
import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/useText.ts'
import { matching } from '../matching.ts'
import type { Option } from './Choice.tsx'
import { type FieldProps, toMantine } from './fieldProps.ts'

export interface ManyInputProps extends FieldProps {
  options: readonly Option<string>[]
  value: string[]
  onChange: (value: string[]) => void
  /** Creates an option from new typed text; returns its value, or undefined. */
  onAdd?: (typed: string) => Promise<string | undefined>
  /** The label for creating it. */
  addLabel?: (typed: string) => string
  inputRef?: Ref<HTMLInputElement>
}

const addValue = '\0add'

/** Several values from a list, in order, shown one by one; can also add new text. */
export function ManyInput({ options, value, onChange, onAdd, addLabel, inputRef, ...rest }: ManyInputProps) {
  const t = useText(common)
  const [typed, setTyped] = useState('')
  const wanted = typed.trim()
  const isKnown = options.some(({ label }) => label.toLowerCase() === wanted.toLowerCase())
  const offer = onAdd && wanted && !isKnown ? [{ value: addValue, label: addLabel?.(wanted) ?? wanted }] : []

  async function choose(chosen: string[]) {
    if (!chosen.includes(addValue)) return onChange(chosen)
    const added = await onAdd?.(wanted)
    setTyped('')
    if (added && !value.includes(added)) onChange([...value, added])
  }

  return (
    <MultiSelect
      {...toMantine(rest)}
      ref={inputRef}
      data={[...options, ...offer]}
      value={value}
      onChange={(chosen) => void choose(chosen)}
      searchable
      searchValue={typed}
      onSearchChange={setTyped}
      hidePickedOptions
      clearable
      clearButtonProps={{ 'aria-label': `${t('clear')}: ${rest.label}` }}
      nothingFoundMessage={t('nothingFound')}
      maxDropdownHeight={320}
      filter={({ options: all, search }) => {
        const own = all.filter((option) => 'value' in option)
        const found = matching(own, search, ({ label }) => [label])
        return own.filter((option) => option.value === addValue || found.includes(option))
      }}
    />
  )
}
