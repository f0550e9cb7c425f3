import { type OptionsFilter, Select } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { KeyboardEvent, ReactNode, Ref } from 'react'
import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/useText.ts'
import { type Addable, useAdding } from '../adding/useAdding.tsx'
import { matching } from '../matching.ts'
import { type FieldProps, toMantine } from './fieldProps.ts'
import { useChoiceKeys } from './useChoiceKeys.ts'
import { useSearchText } from './useSearchText.ts'

export interface Option<Value extends string | number> {
  value: Value
  label: string
  disabled?: boolean
  /** Beside the label, in quiet text: a number, or why it can't be chosen. */
  note?: string
}

export interface ChoiceProps<Value extends string | number> extends FieldProps {
  options: readonly Option<Value>[]
  value: Value | null
  onChange: (value: Value | null) => void
  clearable?: boolean
  /** By default with more than eight options. */
  searchable?: boolean
  /** For options searched on the server. */
  onSearch?: (typed: string) => void
  /**
   * For options that the caller finds while people type; `onTake` is also called if the chosen one is taken
   * again.
   */
  search?: { typed: string; onTyped: (typed: string) => void; onTake: (value: Value) => void }
  /** Replaces "Nothing found", for example while options load. */
  nothingText?: string
  start?: ReactNode
  /** The kind of item that can be added here; the list then ends with an entry for it. */
  adds?: Addable | undefined
  /** Called when Enter takes an option. In a list with a choice, Enter then submits the form. */
  onEntered?: (() => void) | undefined
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
  search,
  nothingText,
  start,
  adds,
  onEntered,
  inputRef,
  ...rest
}: ChoiceProps<Value>) {
  const t = useText(common)
  const isSearched = searchable || onSearch !== undefined
  const isFound = onSearch !== undefined || search !== undefined
  const chosen = options.find((option) => option.value === value)?.label ?? ''
  const { missed, bound } = useSearchText({ chosen, tabTakes: !onSearch, onBlur: rest.onBlur })
  const { taken, ...keys } = useChoiceKeys({ options, value, onChange, onEntered, isSearched })
  const { adding, open, dialog } = useAdding(adds, options, (id) => onChange(id as Value))
  const entry = adding?.label ? [{ value: addValue as Value, label: adding.label }] : []
  const isEmpty = options.length === 0 && !search?.typed.trim()
  const none = adding && isEmpty ? adding.none : undefined
  const stays = missed && t(chosen ? 'choiceStays' : 'choiceMissed', { typed: missed, chosen })
  const field = (
    <Select<Value>
      {...toMantine({ ...rest, placeholder: rest.placeholder ?? none })}
      classNames={{ input: 'chosenText' }}
      {...keys}
      {...(isSearched && {
        ...bound,
        onKeyDownCapture(event: KeyboardEvent<HTMLInputElement>) {
          keys.onKeyDownCapture(event)
          bound.onKeyDownCapture(event)
        },
      })}
      {...(search && { searchValue: search.typed })}
      onOptionSubmit={(option) => {
        if (isSearched) bound.onOptionSubmit()
        if (option === addValue) return
        search?.onTake(option)
        taken()
      }}
      error={rest.error ?? stays}
      ref={inputRef}
      data={[...options, ...entry]}
      value={value}
      onChange={(chosen) => (chosen === addValue ? open() : onChange(chosen))}
      allowDeselect={false}
      clearable={clearable}
      clearButtonProps={{ 'aria-label': `${t('clear')}: ${rest.label}` }}
      searchable={isSearched}
      selectFirstOptionOnChange
      onSearchChange={search?.onTyped ?? onSearch}
      filter={filterOf(isFound, entry.length > 0)}
      nothingFoundMessage={
        none && adding ? (
          `${none} ${adding.ask}`
        ) : (
          <Nothing text={nothingText ?? t('nothingFound')} addLabel={adding?.label} onAdd={open} />
        )
      }
      checkIconPosition="right"
      maxDropdownHeight={320}
      leftSection={start}
      renderOption={({ option }) =>
        option.value === addValue ? <AddLine label={option.label} /> : <OptionLine option={option} />
      }
    />
  )
  if (!adds) return field
  return (
    <>
      {field}
      {dialog}
    </>
  )
}

/** The entry that adds something; no option has this value. */
const addValue = '\0new'

/** While people type, lists only matches, so that Enter and Tab never add something by mistake. */
function filterOf<Value extends string | number>(isFound: boolean, hasEntry: boolean): OptionsFilter<Value> {
  if (isFound && !hasEntry) return ({ options }) => options
  return ({ options, search }) => {
    if (search.trim() === '') return options
    const own = options.filter((option) => 'value' in option).filter(({ value }) => value !== addValue)
    return isFound ? own : [...matching(own, search, ({ label }) => [label])]
  }
}

interface NothingProps {
  text: string
  addLabel: string | null | undefined
  onAdd: () => void
}

/** Says that nothing was found, with a button that adds the missing item. */
function Nothing({ text, addLabel, onAdd }: NothingProps) {
  if (!addLabel) return text
  return (
    <>
      {text}
      <button type="button" data-adds tabIndex={-1} style={addingStyle} onClick={onAdd}>
        <AddLine label={addLabel} />
      </button>
    </>
  )
}

const addingStyle = {
  display: 'block',
  marginInline: 'auto',
  padding: 8,
  font: 'inherit',
  background: 'none',
  border: 0,
  cursor: 'pointer',
} as const

function AddLine({ label }: { label: string }) {
  return (
    <span data-adds style={{ display: 'flex', alignItems: 'center', gap: 8, color: 'var(--accent-text)' }}>
      <IconPlus size={14} stroke={1.6} aria-hidden /> {label}
    </span>
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
