import { accentColor } from '@tourdesk/contract/accentColor'
import { escapeHtml } from '../../kernel/html.ts'

/** A mail without a recipient. */
export interface MailContent {
  subject: string
  html: string
  text: string
}

/** One language's half of a mail: subject, paragraphs, and the text of its link. */
export interface Half {
  subject: string
  paragraphs: string[]
  action: string
}

/** A mail in both languages, English first, since we don't know people's language before they sign in. */
export function bilingual(en: Half, he: Half, link: string): MailContent {
  return {
    subject: `${en.subject} | ${he.subject}`,
    html: page(
      `${block(en, 'en', 'ltr', link)}<hr style="border:0;border-top:1px solid #ddd;margin:28px 0">${block(he, 'he', 'rtl', link)}`,
    ),
    text: [...en.paragraphs, `${en.action}: ${link}`, '---', ...he.paragraphs, `${he.action}:`, link].join(
      '\n\n',
    ),
  }
}

/** A mail to someone whose language we know. */
export function inLanguage(language: 'en' | 'he', half: Half, link: string): MailContent {
  return {
    subject: half.subject,
    html: page(block(half, language, language === 'he' ? 'rtl' : 'ltr', link)),
    text: [...half.paragraphs, `${half.action}:`, link].join('\n\n'),
  }
}

function page(content: string): string {
  return `<!doctype html><html><head><meta charset="utf-8"></head><body style="margin:0;padding:24px;font:16px/1.5 Arial,sans-serif;color:#222"><div style="max-width:560px;margin:0 auto">${content}</div></body></html>`
}

function block(half: Half, lang: string, dir: 'ltr' | 'rtl', link: string): string {
  const paragraphs = half.paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('')
  const button = `<p><a href="${escapeHtml(link)}" style="display:inline-block;padding:10px 18px;background:${accentColor};color:#fff;text-decoration:none;border-radius:6px">${escapeHtml(half.action)}</a></p>`
  const address = `<p style="font-size:13px;color:#666"><bdi dir="ltr" style="word-break:break-all">${escapeHtml(link)}</bdi></p>`
  return framed(`${paragraphs}${button}${address}`, lang, dir)
}

// Sets the direction as a style too, since some mail programs drop the attribute.
function framed(content: string, lang: string, dir: 'ltr' | 'rtl'): string {
  const align = dir === 'rtl' ? 'right' : 'left'
  return `<div lang="${lang}" dir="${dir}" style="direction:${dir};text-align:${align}">${content}</div>`
}

/** A name inside a Hebrew sentence, isolated so that it doesn't reorder the text around it. */
export function isolated(name: string): string {
  return `\u2068${name}\u2069`
}
