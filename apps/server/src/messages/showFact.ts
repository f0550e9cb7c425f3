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
  return (value, name) => {
    if (name.endsWith('.link')) return value
    const shown = plain(value)
    return isIsolated(language, channel) && !isOneNumber.test(shown) ? `\u2068${shown}\u2069` : shown
  }
}

/** A stop with its place, which may be typed by strangers, as a text can say it. */
export function plainStop<Stop extends { name: string; address: string }>(stop: Stop): Stop {
  return { ...stop, name: plain(stop.name), address: plain(stop.address) }
}

/** What someone typed, on one line and never as a link. */
function plain(text: string): string {
  return notALink(text.replace(/[\r\n\u2028\u2029]+/g, ' '))
}

/** Removes the marks around facts where none are needed. */
export function plainIn(language: TextLanguage, channel: MessageChannel | null): (text: string) => string {
  return (text) => (isIsolated(language, channel) ? text : text.replaceAll(/[\u2066-\u2069]/g, ''))
}

/**
 * True where facts may run the other way. In an SMS, marks around them count as characters, and people who
 * copy a fact would copy them too.
 */
function isIsolated(language: TextLanguage, channel: MessageChannel | null): boolean {
  return language === 'he' && channel !== 'sms'
}

/** An order number, a date, a time: digits keep their order in any text. */
const isOneNumber = /^\d+(?:[-./:]\d+)*$/
