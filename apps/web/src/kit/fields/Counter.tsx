import { ActionIcon, Input, TextInput } from '@mantine/core'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { readNumber } from '@tourdesk/domain/readNumber'
import { type KeyboardEvent, type Ref, useId } from 'react'
import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/useText.ts'
import styles from './Counter.module.css'
import type { FieldProps } from './fieldProps.ts'

export interface CounterProps extends FieldProps {
  value: number
  onChange: (value: number) => void
  min?: number
  max?: number
  inputRef?: Ref<HTMLInputElement>
}

/**
 * A number between − and + buttons, which are disabled at the limits. A typed number may exceed `max`: the
 * form's rule shows an error, while cutting it off would change the number silently.
 */
export function Counter({ value, onChange, min = 0, max = 999, inputRef, ...field }: CounterProps) {
  const t = useText(common)
  const id = useId()
  const { label, hidesLabel, help, error, required, disabled, onBlur } = field
  const set = (next: number) => onChange(Math.min(max, Math.max(min, next)))

  /** Keys that don't make a whole number, like a comma, do nothing. */
  function type(text: string) {
    const read = readNumber(text, { decimals: 0 })
    if (read.ok) onChange(Math.max(min, read.value ?? 0))
  }

  function step(event: KeyboardEvent) {
    const by = ({ ArrowUp: 1, ArrowDown: -1 } as const)[event.key]
    if (!by) return
    event.preventDefault()
    set(value + by)
  }

  return (
    <Input.Wrapper
      id={id}
      label={hidesLabel ? undefined : label}
      description={help}
      error={error}
      withAsterisk={required}
    >
      <div className={styles.line}>
        <div className="inlineRow">
          <ActionIcon
            className={styles.less}
            variant="default"
            aria-label={t('decrease', { name: label })}
            disabled={disabled || value <= min}
            onClick={() => set(value - 1)}
          >
            <IconMinus size={14} />
          </ActionIcon>
          <TextInput
            id={id}
            ref={inputRef}
            aria-label={hidesLabel ? label : undefined}
            classNames={{ input: styles.input }}
            inputMode="numeric"
            autoComplete="off"
            disabled={disabled}
            error={Boolean(error)}
            value={value}
            onBlur={onBlur}
            onFocus={(event) => event.currentTarget.select()}
            onChange={(event) => type(event.currentTarget.value)}
            onKeyDown={step}
          />
          <ActionIcon
            className={styles.more}
            variant="default"
            aria-label={t('increase', { name: label })}
            disabled={disabled || value >= max}
            onClick={() => set(value + 1)}
          >
            <IconPlus size={14} />
          </ActionIcon>
        </div>
      </div>
    </Input.Wrapper>
  )
}
