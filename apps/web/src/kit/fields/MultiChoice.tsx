import { Combobox, Input, InputBase, useCombobox } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { type Ref, useState } from 'react'
import { common } from '../../i18n/common.ts'
import { list } from '../../i18n/format.ts'
import { useText } from '../../i18n/useText.ts'
import { matching } from '../matching.ts'
import type { Option } from './Choice.tsx'
import { afterPress, allValue } from './chosen.ts'
import { type FieldProps, toMantine } from './fieldProps.ts'
import styles from './MultiChoice.module.css'

export interface MultiChoiceProps<Value extends string | number> extends FieldProps {
  options: readonly Option<Value>[]
  /** With `withAll`, the empty list means `all`. */
  value: readonly Value[]
  onChange: (value: Value[]) => void
  /** For filters: adds `all`, which is the same as choosing nothing. */
  withAll?: boolean
  /** The label of `all`, if a screen has its own. */
  allLabel?: string
  /** For forms: adds an option for all values, including future ones, as an alternative to choosing some. */
  every?: { label: string; isOn: boolean; onChange: (isOn: boolean) => void }
  /** The text on the button, instead of the chosen labels. */
  summaryOf?: (value: readonly Value[]) => string
  inputRef?: Ref<HTMLButtonElement>
}

/** Several values from a list, on one line however many are chosen. */
export function MultiChoice<Value extends string | number>({
  options,
  value,
  onChange,
  withAll = false,
  allLabel,
  every,
  summaryOf,
  inputRef,
  ...rest
}: MultiChoiceProps<Value>) {
  const t = useText(common)
  const [typed, setTyped] = useState('')
  const isLong = options.length > 8
  const combobox = useCombobox({
    onDropdownOpen: () => {
      if (isLong) combobox.focusSearchInput()
    },
    onDropdownClose: () => {
      combobox.resetSelectedOption()
      combobox.focusTarget()
      setTyped('')
      rest.onBlur?.()
    },
  })
  const shown = matching(options, typed, ({ label }) => [label])
  const press = (pressed: string) => {
    const option = options.find((candidate) => String(candidate.value) === pressed)
    if (every && (!option || every.isOn)) every.onChange(!every.isOn)
    if (every?.isOn && option) onChange(othersThan(option.value, options))
    else onChange(afterPress(value, option ? option.value : allValue))
  }
  const { label, hidesLabel, placeholder } = rest
  const all = allLabel ?? t('all')
  const text = (summaryOf?.(value) ?? textOf(options, value)) || (withAll ? all : '')
  return (
    <Combobox store={combobox} onOptionSubmit={press} withinPortal>
      <Combobox.Target targetType="button" withExpandedAttribute>
        <InputBase
          {...toMantine(rest)}
          onBlur={undefined}
          ref={inputRef}
          component="button"
          type="button"
          pointer
          aria-label={hidesLabel ? `${label} ${text}` : undefined}
          rightSection={<Combobox.Chevron />}
          rightSectionPointerEvents="none"
          onClick={() => combobox.toggleDropdown()}
          classNames={{ input: styles.button }}
        >
          {hidesLabel && <span className="quiet rigid">{label}</span>}
          {text ? (
            <bdi className={styles.value}>{text}</bdi>
          ) : (
            !hidesLabel && <Input.Placeholder>{placeholder}</Input.Placeholder>
          )}
        </InputBase>
      </Combobox.Target>
      <Combobox.Dropdown miw={isLong ? 280 : 200}>
        {isLong && (
          <Combobox.Search
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            placeholder={t('search')}
            aria-label={`${t('search')}: ${label}`}
          />
        )}
        <Combobox.Options mah={320} style={{ overflowY: 'auto' }} aria-label={label}>
          {withAll && !typed && <Line value={allValue} label={all} isOn={value.length === 0} />}
          {every && !typed && <Line value={allValue} label={every.label} isOn={every.isOn} />}
          {shown.map((option) => (
            <Line
              key={option.value}
              value={String(option.value)}
              label={option.label}
              note={option.note}
              disabled={option.disabled}
              isOn={every?.isOn || value.includes(option.value)}
            />
          ))}
          {shown.length === 0 && <Combobox.Empty>{t('nothingFound')}</Combobox.Empty>}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}

interface LineProps {
  value: string
  label: string
  note?: string
  disabled?: boolean
  isOn: boolean
}

function Line({ value, label, note, disabled, isOn }: LineProps) {
  return (
    <Combobox.Option value={value} active={isOn} disabled={disabled} aria-selected={isOn}>
      <span className="row gap8">
        <span className={styles.check} data-on={isOn || undefined} aria-hidden>
          {isOn && <IconCheck size={14} stroke={2.4} />}
        </span>
        <bdi>{label}</bdi>
        {note && <bdi className="quiet">{note}</bdi>}
      </span>
    </Combobox.Option>
  )
}

/** All options except one. */
function othersThan<Value extends string | number>(pressed: Value, options: readonly Option<Value>[]) {
  return options.map((option) => option.value).filter((value) => value !== pressed)
}

function textOf<Value extends string | number>(options: readonly Option<Value>[], value: readonly Value[]) {
  return list(options.filter((option) => value.includes(option.value)).map((option) => option.label))
}
