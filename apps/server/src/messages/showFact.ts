import type { TextLanguage } from '@tourdesk/domain/messages/languages'
import type { MessageChannel } from '@tourdesk/domain/messages/vocabulary'
import { notALink } from '../outbox/mails/notALink.ts'

/**
 * How facts are written into a text: kept apart from text that runs the other way, and never as a link, except for the
 * links of our own, whose names say so (NOTE-06).
 */
export function showFact(
  language: TextLanguage,
  channel: MessageChannel | null,
): (value: string, name: string) => string {
  // The program that shows an SMS counts these signs as letters, and whoever copies a fact copies them too.
  const isIsolated = language === 'he' && channel !== 'sms'
  return (value, name) => {
    if (name.endsWith('.link')) return value
    const plain = notALink(value)
    return isIsolated && !isOneNumber.test(plain) ? `\u2068${plain}\u2069` : plain
  }
}

/** An order number, a date, a time: digits keep their order in any text. */
const isOneNumber = /^\d+(?:[-./:]\d+)*$/
