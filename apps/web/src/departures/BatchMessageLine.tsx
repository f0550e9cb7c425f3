import type { DepartureBatch } from '@tourdesk/contract/departures/departureBatches'
import { useLabel } from '../i18n/labels.ts'
import { AppLink } from '../kit/AppLink.tsx'
import { MessageStatus } from '../messages/MessageStatus.tsx'
import { messagesHref } from '../messages/messagesHref.ts'
import { messageChannelLabels, messageEventLabels, silenceLabels } from '../messages/messageWords.ts'

/** An order's message of a batch as it is now; nothing if none was planned. */
export function BatchMessageLine({ message }: Pick<DepartureBatch['orders'][number], 'message'>) {
  const channelName = useLabel(messageChannelLabels)
  const eventName = useLabel(messageEventLabels)
  const silence = useLabel(silenceLabels)
  if (!message) return null
  return (
    <span className="flex wrap gap4">
      <AppLink href={messagesHref({ message: message._id })}>
        {message.channel ? channelName(message.channel) : eventName(message.event)}
      </AppLink>{' '}
      <MessageStatus state={message.state} />
      {message.reason && <span className="quiet">{silence(message.reason)}</span>}
    </span>
  )
}
