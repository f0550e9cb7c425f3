import type { Message } from '@tourdesk/contract/messages/messages'

/** The address that opens WhatsApp or the SMS program with number and text filled in; null for a mail. */
export function handHref({
  channel,
  address,
  text,
}: Pick<Message, 'channel' | 'address' | 'text'>): string | null {
  if (channel === 'whatsapp')
    return `https://wa.me/${address.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`
  if (channel === 'sms') return `sms:${address}?&body=${encodeURIComponent(text)}`
  return null
}
