import { useId } from 'react'
import { Code } from '../../kit/Isolated.tsx'
import { Button } from './Button.tsx'
import styles from './Stepper.module.css'

interface StepperProps {
  name: string
  value: number
  most: number
  less: string
  more: string
  onChange: (value: number) => void
}

/** A small number with two big buttons. */
export function Stepper({ name, value, most, less, more, onChange }: StepperProps) {
  const id = useId()
  return (
    <fieldset className={styles.stepper} aria-labelledby={id}>
      <span id={id}>{name}</span>
      <Button aria-label={less} disabled={value <= 0} onClick={() => onChange(value - 1)}>
        −
      </Button>
      <output className={styles.count} aria-live="polite">
        <Code>{value}</Code>
      </output>
      <Button aria-label={more} disabled={value >= most} onClick={() => onChange(value + 1)}>
        +
      </Button>
    </fieldset>
  )
}
