import { IconAlertTriangle } from '@tabler/icons-react'
import styles from './FormProblem.module.css'

/** The server's error, in red on the form. */
export function FormProblem({ text }: { text: string | null }) {
  if (!text) return null
  return (
    <p className={styles.problem} role="alert">
      <IconAlertTriangle size={16} stroke={1.6} aria-hidden />
      <span>{text}</span>
    </p>
  )
}
