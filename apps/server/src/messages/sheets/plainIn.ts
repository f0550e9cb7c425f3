import type { Locale } from '@tourdesk/contract/words'
import type { MessageChannel } from '@tourdesk/domain/messages/vocabulary'

/**
 * Removes direction marks where they aren't needed: in English, whose texts run one way, and in SMS, where
 * they count as characters.
 */
export function plainIn(locale: Locale, channel: MessageChannel | null): (text: string) => string {
  if (locale === 'he' && channel !== 'sms') return (text) => text
  return (text) => text.replaceAll(/[\u2066-\u2069]/g, '')
}
