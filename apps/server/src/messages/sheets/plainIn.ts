import type { Locale } from '@tourdesk/contract/words'
import type { MessageChannel } from '@tourdesk/domain/messages/vocabulary'

/**
 * Takes out the signs that keep parts apart which run the other way, where nothing does: in English, and in an SMS, whose
 * programs count them as letters.
 */
export function plainIn(locale: Locale, channel: MessageChannel | null): (text: string) => string {
  if (locale === 'he' && channel !== 'sms') return (text) => text
  return (text) => text.replaceAll(/[\u2066-\u2069]/g, '')
}
