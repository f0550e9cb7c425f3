import type { CrewReply } from '@tourdesk/contract/dispatch/replies'
import { Name } from '../../kit/Isolated.tsx'
import { ReplySign } from './ReplySign.tsx'
import styles from './replies.module.css'
import { useReplyText } from './useReplyText.ts'

/** The replies of a crew in a table row: an icon for each person, and the reasons of who declined. */
export function ReplyList({ replies }: { replies: readonly CrewReply[] }) {
  const textOf = useReplyText()
  const shown = replies.filter((reply) => textOf(reply) !== '')
  if (shown.length === 0) return null
  return (
    <ul className={`flex wrap gap2 across12 plainList ${styles.list}`}>
      {shown.map((reply) => (
        <li key={reply.operator._id}>
          <ReplySign reply={reply} />
          <span aria-hidden>
            <span className={styles.name}>
              <Name>{reply.operator.name}</Name>
            </span>
            {reply.reason && (
              <>
                {': '}
                <Name>{reply.reason}</Name>
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
