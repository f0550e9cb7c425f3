import type { TextLanguage } from '@tourdesk/domain/messages/languages'
import type { MessageChannel } from '@tourdesk/domain/messages/vocabulary'
import { notALink } from '../outbox/mails/notALink.ts'

/**
 * Writes facts into a text: isolated from text that runs the other way, and never as a link, except our own
 * links, whose names end in `.link`.
 */
export function showFact(
  language: TextLanguage,
  channel: MessageChannel | null,
): (value: string, name: string) => string {
  // In an SMS these marks count as characters, and people who copy a fact would copy them too.
  const isIsolated = language === 'he' && channel !== 'sms'
  return (value, name) => {
    if (name.endsWith('.link')) return value
    const plain = notALink(value)
    return isIsolated && !isOneNumber.test(plain) ? `\u2068${plain}\u2069` : plain
  }
}

/** An order number, a date, a time: digits keep their order in any text. */
const isOneNumber = /^\d+(?:[-./:]\d+)*$/
