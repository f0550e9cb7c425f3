import { Select } from '@mantine/core'
import type { ReactNode, Ref } from 'react'
import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/useText.ts'
import { type FieldProps, toMantine } from './fieldProps.ts'
import { useSearchText } from './useSearchText.ts'

export interface Option<Value extends string | number> {
  value: Value
  label: string
  disabled?: boolean
  /** Beside the label, quiet: a number, or why it cannot be chosen. */
  note?: string
}

export interface ChoiceProps<Value extends string | number> extends FieldProps {
  options: readonly Option<Value>[]
  value: Value | null
  onChange: (value: Value | null) => void
  clearable?: boolean
  /** By default as soon as there are more than eight options. */
  searchable?: boolean
  /** For options searched on the server. */
  onSearch?: (typed: string) => void
  /** Replaces "Nothing found", for example while options load. */
  nothingText?: string
  start?: ReactNode
  inputRef?: Ref<HTMLInputElement>
}

/** One value from a list. */
export function Choice<Value extends string | number>({
  options,
  value,
  onChange,
  clearable = false,
  searchable = options.length > 8,
  onSearch,
  nothingText,
  start,
  inputRef,
  ...rest
}: ChoiceProps<Value>) {
  const t = useText(common)
  const isSearched = searchable || onSearch !== undefined
  const chosen = options.find((option) => option.value === value)?.label ?? ''
  const { missed, bound } = useSearchText({ chosen, tabTakes: !onSearch, onBlur: rest.onBlur })
  const stays = missed && t(chosen ? 'choiceStays' : 'choiceMissed', { typed: missed, chosen })
  return (
    <Select<Value>
      {...toMantine(rest)}
      {...(isSearched && bound)}
      error={rest.error ?? stays}
      ref={inputRef}
      data={[...options]}
      value={value}
      onChange={onChange}
      allowDeselect={false}
      clearable={clearable}
      clearButtonProps={{ 'aria-label': `${t('clear')}: ${rest.label}` }}
      searchable={isSearched}
      selectFirstOptionOnChange
      onSearchChange={onSearch}
      filter={onSearch && (({ options: found }) => found)}
      nothingFoundMessage={nothingText ?? t('nothingFound')}
      checkIconPosition="right"
      maxDropdownHeight={320}
      leftSection={start}
      renderOption={({ option }) => <OptionLine option={option} />}
    />
  )
}

function OptionLine({ option }: { option: { label: string; note?: string } }) {
  if (!option.note) return <bdi>{option.label}</bdi>
  return (
    <span style={{ display: 'flex', flex: 1, justifyContent: 'space-between', gap: 12 }}>
      <bdi>{option.label}</bdi>
      <bdi className="quiet">{option.note}</bdi>
    </span>
  )
}
