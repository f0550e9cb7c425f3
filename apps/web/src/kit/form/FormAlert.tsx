import type { ReactNode, RefObject } from 'react'
import styles from './FormAlert.module.css'

interface FormAlertProps {
  icon: ReactNode
  title: string
  ref?: RefObject<HTMLElement | null>
  children: ReactNode
}

/** A notice about a colleague's change to the form's record; stays visible while scrolling. */
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
