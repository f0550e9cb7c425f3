import { VisuallyHidden } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import type { CrewReply } from '@tourdesk/contract/dispatch/replies'
import { named } from '../../i18n/isolate.ts'
import { useText } from '../../i18n/useText.ts'
import styles from './replies.module.css'
import { repliesMessages } from './repliesMessages.ts'

interface AcceptedTickProps {
  replies: readonly CrewReply[]
  /** Whose. */
  operator: string
}

/** A tick behind the name of somebody who accepted; nothing for everybody else. */
export function AcceptedTick({ replies, operator }: AcceptedTickProps) {
  const t = useText(repliesMessages)
  const reply = replies.find((each) => each.operator._id === operator)
  if (reply?.state !== 'accepted') return null
  const text = t('accepted', { name: named(reply.operator.name) })
  return (
    <span className={styles.tick} title={text}>
      <IconCheck size={14} stroke={2} aria-hidden />
      <VisuallyHidden component="span">{text}</VisuallyHidden>
    </span>
  )
}
