import { directionOf, type TextLanguage } from '@tourdesk/domain/messages/languages'
import { escapeHtml } from '../kernel/html.ts'
import type { MailContent } from '../outbox/mails/bilingual.ts'

export interface LetterHead {
  name: string
  phone: string
  /** The address of a picture. */
  logo: string | null
}

/**
 * The mail of a message: its text under the name and logo of the business, with the phone number below, in
 * the direction of its language. Nothing that customers typed becomes markup.
 */
export function letterMail(
  language: TextLanguage,
  { subject, body }: { subject: string; body: string },
  { name, phone, logo }: LetterHead,
): MailContent {
  const dir = directionOf(language)
  const align = dir === 'rtl' ? 'right' : 'left'
  const paragraphs = body
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${linked(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('')
  const picture = logo
    ? `<img src="${escapeHtml(logo)}" alt="" height="40" style="display:block;height:40px;margin-bottom:8px">`
    : ''
  const foot = phone ? `<br><bdi dir="ltr">${escapeHtml(phone)}</bdi>` : ''
  return {
    subject,
    // Sets the direction as a style too, since some mail programs drop the attribute.
    html: `<!doctype html><html lang="${language}" dir="${dir}"><head><meta charset="utf-8"></head><body style="margin:0;padding:24px;font:16px/1.5 Arial,sans-serif;color:#222"><div lang="${language}" dir="${dir}" style="max-width:560px;margin:0 auto;direction:${dir};text-align:${align}">${picture}<p style="font-weight:bold">${escapeHtml(name)}</p>${paragraphs}<p style="font-size:13px;color:#666;border-top:1px solid #ddd;padding-top:12px">${escapeHtml(name)}${foot}</p></div></body></html>`,
    text: body,
  }
}

/** Turns web addresses into links, without the punctuation after them; everything else is text. */
function linked(text: string): string {
  return text
    .split(/(https?:\/\/[^\s\u2068\u2069]*[^\s\u2068\u2069.,;:!?)])/)
    .map((part, index) =>
      index % 2 === 1
        ? `<a href="${escapeHtml(part)}" dir="ltr" style="word-break:break-all">${escapeHtml(part)}</a>`
        : isolatedInMarkup(escapeHtml(part)),
    )
    .join('')
}

/**
 * Uses elements instead of direction marks, so that facts copied from the mail have no invisible characters.
 */
function isolatedInMarkup(html: string): string {
  return html.replaceAll(/\u2068([^\u2066-\u2069]*)\u2069/g, '<bdi>$1</bdi>')
}
