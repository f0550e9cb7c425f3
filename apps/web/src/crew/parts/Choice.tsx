import { useId } from 'react'
import styles from './Choice.module.css'

interface ChoiceProps<Value extends string> {
  label: string
  hidesLabel?: boolean
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** A choice of a few options side by side, each big enough for a thumb. */
export function Choice<Value extends string>({
  label,
  hidesLabel,
  options,
  value,
  onChange,
}: ChoiceProps<Value>) {
  const name = useId()
  return (
    <fieldset className={styles.choice}>
      <legend className={hidesLabel ? 'hiddenText' : undefined}>{label}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <bdi>{option.label}</bdi>
        </label>
      ))}
    </fieldset>
  )
}
