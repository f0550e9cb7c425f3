/** The address bar in plain words: lists joined by commas, nothing quoted, empty values left out. */
export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    const text = Array.isArray(value) ? value.join(',') : value == null ? '' : String(value)
    if (text) params.set(name, text)
  }
  const text = params.toString().replaceAll('%2C', ',')
  return text ? `?${text}` : ''
}

/** The same, read back as texts; each page's schema makes values of them. */
export function parseSearch(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text))
}
