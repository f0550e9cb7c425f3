import { allOf, type Checked, filled, thenMake, wrong } from '../checked.ts'
import type { AutomaticEvent } from './automatic.ts'
import type { MessageText } from './messageText.ts'
import { checkTemplate } from './template.ts'
import { namesFor } from './templateFields.ts'
import { longestMessage, longestSms, longestSubject, type MessageChannel } from './vocabulary.ts'

/**
 * A text of an event for a channel, or all its errors at `subject` and `body`: `text_required`,
 * `template_field_unknown`, `template_unclosed`, `sms_too_long` and `text_too_long`. Only mails have a
 * subject.
 */
export function checkMessageText(
  event: AutomaticEvent,
  channel: MessageChannel,
  { subject, body }: MessageText,
): Checked<MessageText> {
  const names = namesFor(event)
  const isMail = channel === 'email'
  const found = allOf(
    ...(isMail
      ? [
          filled('subject', subject, 'text_required'),
          checkTemplate(subject, 'subject', names),
          atMost('subject', subject, longestSubject, 'text_too_long'),
        ]
      : []),
    filled('body', body, 'text_required'),
    checkTemplate(body, 'body', names),
    channel === 'sms'
      ? atMost('body', body, longestSms, 'sms_too_long')
      : atMost('body', body, longestMessage, 'text_too_long'),
  )
  return thenMake(found, () => ({ subject: isMail ? subject : '', body }))
}

function atMost(
  field: string,
  text: string,
  limit: number,
  code: 'sms_too_long' | 'text_too_long',
): Checked<string> {
  return text.length <= limit ? { ok: true, value: text } : wrong(field, code, { limit })
}
