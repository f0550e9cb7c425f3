import { IconAlertTriangle } from '@tabler/icons-react'
import type { CrewReply } from '@tourdesk/contract/dispatch/replies'
import styles from './replies.module.css'
import { useReplyText } from './useReplyText.ts'

/** The members of a crew who declined, with their reasons. */
export function DeclinedLines({ replies }: { replies: readonly CrewReply[] }) {
  const textOf = useReplyText()
  const declined = replies.filter(({ state }) => state === 'declined')
  if (declined.length === 0) return null
  return (
    <ul className={`plainList ${styles.declined}`}>
      {declined.map((reply) => (
        <li key={reply.operator._id}>
          <IconAlertTriangle size={14} stroke={1.8} aria-hidden />
          <span>{textOf(reply)}</span>
        </li>
      ))}
    </ul>
  )
}
