import type { ReactNode, RefObject } from 'react'
import styles from './FormAlert.module.css'

interface FormAlertProps {
  icon: ReactNode
  title: string
  ref?: RefObject<HTMLElement | null>
  children: ReactNode
}

/** What somebody else did to the record of a form; stays in view while the form is scrolled. */
export function FormAlert({ icon, title, ref, children }: FormAlertProps) {
  return (
    <section ref={ref} className={styles.alert} role="alert" tabIndex={-1}>
      <p className={styles.title}>
        {icon}
        <span>{title}</span>
      </p>
      {children}
    </section>
  )
}
