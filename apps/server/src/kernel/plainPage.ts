import { createHash } from 'node:crypto'
import { accentColor } from '@tourdesk/contract/accentColor'
import type { FastifyReply } from 'fastify'
import { type Html, html } from './html.ts'

/** A page that the server renders itself, for people who don't sign in. */
export interface PlainPage {
  language: 'en' | 'he'
  title: string
  /** Above the panel, on its own band. */
  banner?: string
  body: Html
  /** Other sites that its forms post to. */
  formsTo?: string[]
  /** Our script that runs on it. */
  script?: string
  /** The address it redirects to by itself. */
  goesTo?: { address: string; seconds: number }
}

/** Sends a page that runs nothing but its own script, can't be framed and isn't kept or indexed. */
export function sendPage(reply: FastifyReply, page: PlainPage, status = 200): FastifyReply {
  return (
    reply
      .code(status)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      // With `no-referrer`, browsers post forms with the origin `null`, which is never ours.
      .header('referrer-policy', 'same-origin')
      .header('content-security-policy', policyOf(page))
      .send(pageText(page))
  )
}

function policyOf({ formsTo = [] }: PlainPage): string {
  return [
    "default-src 'none'",
    `style-src '${styleHash}'`,
    "script-src 'self'",
    `form-action ${["'self'", ...formsTo].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

function pageText({ language, title, banner, body, script, goesTo }: PlainPage): string {
  const direction = language === 'he' ? 'rtl' : 'ltr'
  return html`<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${goesTo !== undefined && html`<meta http-equiv="refresh" content="${goesTo.seconds}; url=${goesTo.address}">`}
<title>${title}</title>
<style>${styles}</style>
</head>
<body>
${banner !== undefined && html`<p class="banner" role="note">${banner}</p>`}
<main>
<h1>${title}</h1>
${body}
</main>
${script !== undefined && html`<script src="${script}"></script>`}
</body>
</html>`.text
}

const styles = html`
:root { color-scheme: light dark; --canvas: #f5f6f8; --surface: #fff; --line: #cbd2dc; --text: #1b222c; --muted: #5b6472; --accent: ${accentColor}; --warn: #854200; --warn-tint: #fdeed7; --bad: #a01c1c; }
@media (prefers-color-scheme: dark) { :root { --canvas: #13171c; --surface: #1b2027; --line: #434c59; --text: #e4e8ee; --muted: #a2acba; --accent: #3460c8; --warn: #ffd08a; --warn-tint: #42300f; --bad: #ffb4b0; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--canvas); color: var(--text); font: 16px/1.5 Heebo, "Segoe UI", Arial, sans-serif; }
main { width: min(440px, 100% - 24px); margin: 24px auto; padding: 24px; background: var(--surface); border: 1px solid var(--line); border-radius: 6px; }
h2 { margin: 24px 0 4px; font-size: 16px; }
h1 { margin: 0 0 16px; font-size: 22px; line-height: 1.25; }
p { margin: 0 0 16px; }
.banner { margin: 0; padding: 10px 16px; background: var(--warn-tint); color: var(--warn); text-align: center; font-weight: 600; }
.quiet { color: var(--muted); font-size: 14px; }
.error { color: var(--bad); }
dl { display: grid; grid-template-columns: auto 1fr; gap: 6px 16px; margin: 0 0 20px; }
dt { color: var(--muted); }
dd { margin: 0; text-align: end; font-weight: 600; }
label { display: block; margin: 0 0 12px; font-size: 14px; }
input { display: block; width: 100%; margin-top: 4px; padding: 8px 10px; border: 1px solid var(--line); border-radius: 4px; background: var(--surface); color: inherit; font: inherit; direction: ltr; text-align: start; }
[dir="rtl"] input { text-align: end; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; }
button, a.button { display: block; width: 100%; padding: 10px 16px; border: 0; border-radius: 4px; background: var(--accent); color: #fff; font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer; margin-bottom: 16px; }
a { color: var(--accent); }
button:focus-visible, a:focus-visible, input:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
table { width: 100%; border-collapse: collapse; font-size: 13px; }
td { padding: 4px 0; border-top: 1px solid var(--line); vertical-align: top; }
td:first-child { padding-inline-end: 12px; white-space: nowrap; }
`

/** The pages' only styles, so that no others apply. */
const styleHash = `sha256-${createHash('sha256').update(styles.text).digest('base64')}`
