/** A readable query string: lists joined by commas, no quotes, no empty values. */
export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    const text = Array.isArray(value) ? value.join(',') : value == null ? '' : String(value)
    if (text) params.set(name, text)
  }
  const text = params.toString().replaceAll('%2C', ',')
  return text ? `?${text}` : ''
}

/** Parses a query string into texts; each page's schema parses the values. */
export function parseSearch(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text))
}
