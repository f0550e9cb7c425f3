import type { Message } from '@tourdesk/contract/messages/messages'
import { Email, Phone } from '../kit/Isolated.tsx'

/** An email address or phone number, left to right in both languages. */
export function MessageAddress({ channel, address }: Pick<Message, 'channel' | 'address'>) {
  return channel === 'email' ? <Email>{address}</Email> : <Phone>{address}</Phone>
}
