import type { TextLanguage } from '@tourdesk/domain/messages/languages'
import type { MessageChannel } from '@tourdesk/domain/messages/vocabulary'

/**
 * How facts are written into a text: kept apart from text that runs the other way, and in a mail never as a link, except
 * for the links of our own, whose names say so (NOTE-06).
 */
export function showFact(
  language: TextLanguage,
  channel: MessageChannel | null,
): (value: string, name: string) => string {
  // The program that shows an SMS counts these signs as letters.
  const isIsolated = language === 'he' && channel !== 'sms'
  return (value, name) => {
    if (name.endsWith('.link')) return value
    const plain = channel === 'email' ? noLink(value) : value
    return isIsolated ? `\u2068${plain}\u2069` : plain
  }
}

/** A text that looks the same and isn't an address of a page, for us and for mail programs. */
export function noLink(text: string): string {
  return text.replaceAll('://', ':\u200b//')
}
