import { VisuallyHidden } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconPhone, IconX } from '@tabler/icons-react'
import type { CrewReply } from '@tourdesk/contract/dispatch/replies'
import styles from './replies.module.css'
import { useReplyText } from './useReplyText.ts'

/**
 * The reply beside a name: a tick, a cross, or after the deadline a warning, or a phone for people who have
 * to be called. Nothing while the reply is pending before the deadline.
 */
export function ReplySign({ reply }: { reply: CrewReply | undefined }) {
  const textOf = useReplyText()
  const text = reply ? textOf(reply) : ''
  if (!reply || text === '') return null
  return (
    <span className={styles.sign} title={text} data-state={reply.state}>
      <Sign reply={reply} />
      <VisuallyHidden component="span">{text}</VisuallyHidden>
    </span>
  )
}

function Sign({ reply: { state, toCall } }: { reply: CrewReply }) {
  if (state === 'accepted') return <IconCheck size={14} stroke={2} aria-hidden />
  if (state === 'declined') return <IconX size={14} stroke={2} aria-hidden />
  if (toCall) return <IconPhone size={14} stroke={1.8} aria-hidden />
  return <IconAlertTriangle size={14} stroke={1.8} aria-hidden />
}
