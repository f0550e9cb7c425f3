import { IconAlertTriangle } from '@tabler/icons-react'
import styles from './FormProblem.module.css'

/** The server's refusal, in red on the form itself (AUTH-06, MSG-02). */
export function FormProblem({ text }: { text: string | null }) {
  if (!text) return null
  return (
    <p className={styles.problem} role="alert">
      <IconAlertTriangle size={16} stroke={1.6} aria-hidden />
      <span>{text}</span>
    </p>
  )
}
