import { IconAlertTriangle, IconCheck, IconX } from '@tabler/icons-react'
import type { CrewReply } from '@tourdesk/contract/dispatch/replies'
import styles from './replies.module.css'
import { useReplyText } from './useReplyText.ts'

/** The replies of a crew in a list: a tick, a mark after the deadline, or the reason of a refusal (CREW-09). */
export function ReplyLines({ replies }: { replies: readonly CrewReply[] }) {
  const text = useReplyText()
  const shown = replies.filter((reply) => text(reply) !== '')
  if (shown.length === 0) return null
  return (
    <ul className={styles.lines}>
      {shown.map((reply) => (
        <li key={reply.operator._id} data-state={reply.state}>
          <Sign state={reply.state} />
          <span>{text(reply)}</span>
        </li>
      ))}
    </ul>
  )
}

function Sign({ state }: Pick<CrewReply, 'state'>) {
  if (state === 'accepted') return <IconCheck size={14} stroke={2} aria-hidden />
  if (state === 'declined') return <IconX size={14} stroke={2} aria-hidden />
  return <IconAlertTriangle size={14} stroke={1.8} aria-hidden />
}
