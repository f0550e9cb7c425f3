/** Text that's already HTML. */
export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Part = string | number | Html | false | null | readonly Part[]

/** An HTML template: escapes everything put into it, except `Html`. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(
    strings.reduce((text, string, index) => `${text}${textOf(parts[index - 1] ?? null)}${string}`),
  )
}

/** Escapes text for HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
}

function textOf(part: Part): string {
  if (part === null || part === false) return ''
  if (part instanceof Html) return part.text
  return typeof part === 'object' ? part.map(textOf).join('') : escapeHtml(String(part))
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
