import type { ReactNode } from 'react'

/** The props that all fields have. */
export interface FieldProps {
  label: string
  /** For filters that need no visible label; screen readers still get it. */
  hidesLabel?: boolean
  help?: ReactNode
  error?: ReactNode
  required?: boolean
  /** Give the reason in `help`. */
  disabled?: boolean
  placeholder?: string
  /** A width in px; by default the field fills its space. */
  width?: number
  onBlur?: () => void
}

interface MantineFieldProps {
  label?: string
  'aria-label'?: string
  description?: ReactNode
  error?: ReactNode
  withAsterisk?: boolean
  disabled?: boolean
  placeholder?: string
  w?: number
  onBlur?: () => void
}

export function toMantine(props: FieldProps): MantineFieldProps {
  const { label, hidesLabel, help, required, width, error, disabled, placeholder, onBlur } = props
  return {
    ...(hidesLabel ? { 'aria-label': label } : { label }),
    description: help,
    error,
    withAsterisk: required,
    disabled,
    placeholder: placeholder ?? (hidesLabel ? label : undefined),
    w: width,
    onBlur,
  }
}
