import { Combobox, TextInput as MantineTextInput, useCombobox } from '@mantine/core'
import { type Ref, useEffect, useEffectEvent } from 'react'
import { type FieldProps, toMantine } from './fieldProps.ts'

/** A record that matches the text. */
export interface FieldFind {
  key: string
  title: string
  note: string
}

export interface FindInputProps extends FieldProps {
  value: string
  onChange: (value: string) => void
  type: 'email' | 'tel'
  maxLength?: number
  /** The matches for the text; the list opens when they change. */
  finds: readonly FieldFind[]
  onTake: (key: string) => void
  inputRef?: Ref<HTMLInputElement>
}

/** A text field that lists matching records: the arrow keys mark one, and Enter takes it. */
export function FindInput({
  value,
  onChange,
  type,
  maxLength,
  finds,
  onTake,
  inputRef,
  ...rest
}: FindInputProps) {
  const list = useCombobox({ onDropdownClose: () => list.resetSelectedOption() })
  const shown = finds.map(({ key, title }) => `${key} ${title}`).join('\n')
  const show = useEffectEvent(() => {
    if (finds.length === 0) return list.closeDropdown()
    list.openDropdown()
    list.selectFirstOption()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list opens with what was found
  useEffect(() => show(), [shown])
  return (
    <Combobox
      store={list}
      onOptionSubmit={(key) => {
        list.closeDropdown()
        onTake(key)
      }}
    >
      <Combobox.Target autoComplete="off">
        <MantineTextInput
          {...toMantine(rest)}
          ref={inputRef}
          type={type}
          classNames={{ input: 'ownDirection' }}
          maxLength={maxLength}
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
          onBlur={() => {
            list.closeDropdown()
            rest.onBlur?.()
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Options>
          {finds.map(({ key, title, note }) => (
            <Combobox.Option key={key} value={key}>
              <span>
                <bdi>{title}</bdi>
                <br />
                <bdi className="quiet">{note}</bdi>
              </span>
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}
