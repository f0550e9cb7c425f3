import { ActionIcon, Input, NumberInput } from '@mantine/core'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { type Ref, useId } from 'react'
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
 * A number between − and + buttons, which are disabled at the limits. A typed number may exceed `max`: the form's rule
 * shows an error, while cutting it off would change the number silently.
 */
export function Counter({ value, onChange, min = 0, max = 999, inputRef, ...field }: CounterProps) {
  const t = useText(common)
  const id = useId()
  const { label, hidesLabel, help, error, required, disabled, onBlur } = field
  const set = (next: number) => onChange(Math.min(max, Math.max(min, next)))
  return (
    <Input.Wrapper
      id={id}
      label={hidesLabel ? undefined : label}
      description={help}
      error={error}
      withAsterisk={required}
    >
      <div className={styles.line}>
        <div className={styles.counter}>
          <ActionIcon
            className={styles.less}
            variant="default"
            aria-label={t('decrease', { name: label })}
            disabled={disabled || value <= min}
            onClick={() => set(value - 1)}
          >
            <IconMinus size={14} />
          </ActionIcon>
          <NumberInput
            id={id}
            ref={inputRef}
            aria-label={hidesLabel ? label : undefined}
            classNames={{ input: styles.input }}
            hideControls
            allowDecimal={false}
            allowNegative={min < 0}
            min={min}
            clampBehavior="none"
            maxLength={3}
            disabled={disabled}
            error={Boolean(error)}
            value={value}
            onBlur={onBlur}
            onFocus={(event) => event.currentTarget.select()}
            onChange={(typed) => onChange(Math.max(min, Number(typed) || 0))}
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
