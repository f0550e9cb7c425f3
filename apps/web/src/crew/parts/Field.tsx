import { type ReactNode, useEffect, useId, useRef } from 'react'
import styles from './Field.module.css'

interface FieldProps {
  label: string
  /** The error below the field, which then gets the focus; empty for none. */
  error: string
  children: (props: {
    id: string
    'aria-invalid': boolean
    'aria-describedby': string | undefined
  }) => ReactNode
}

/** A labelled field with its error. */
export function Field({ label, error, children }: FieldProps) {
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (error) place.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [error])
  return (
    <div ref={place} className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children({ id, 'aria-invalid': error !== '', 'aria-describedby': error ? `${id}-error` : undefined })}
      {error && (
        <span id={`${id}-error`} role="alert" className={styles.error}>
          {error}
        </span>
      )}
    </div>
  )
}
