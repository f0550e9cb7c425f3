import type { Message } from '@tourdesk/contract/messages/messages'
import { dateTime } from '../i18n/format.ts'
import { useLabel } from '../i18n/labels.ts'
import { Code, Name } from '../kit/Isolated.tsx'
import { LinkButton } from '../kit/LinkButton.tsx'
import { MessageStatus } from './MessageStatus.tsx'
import styles from './messages.module.css'
import { messagesHref } from './messagesHref.ts'
import { messageChannelLabels, messageEventLabels } from './messageWords.ts'

interface MessageLinesProps {
  messages: Message[]
  /** Where they have several recipients, names them. */
  naming?: 'recipient'
}

/** Messages, one below the other; each opens in the list of messages. */
export function MessageLines({ messages, naming }: MessageLinesProps) {
  const eventName = useLabel(messageEventLabels)
  const channelName = useLabel(messageChannelLabels)
  if (messages.length === 0) return null
  return (
    <ul className={`grid gap6 plainList ${styles.list}`}>
      {messages.map(({ _id, event, channel, state, createdAt, sentAt, recipient }) => (
        <li key={_id}>
          <LinkButton variant="subtle" size="compact-sm" href={messagesHref({ message: _id })}>
            {[eventName(event), channel && channelName(channel)].filter(Boolean).join(' · ')}
          </LinkButton>
          <span className="row wrap gap6 across12">
            {naming && <Name>{recipient}</Name>}
            <span className="quiet">
              <Code>{dateTime(sentAt ?? createdAt)}</Code>
            </span>
            <MessageStatus state={state} />
          </span>
        </li>
      ))}
    </ul>
  )
}
