/** An element's text as people read it, with single spaces. */
export function textOf(element: Element): string {
  return normal(element.textContent)
}

export function normal(text: string): string {
  return text.replaceAll('\u200b', '').replaceAll(/\s+/g, ' ').trim()
}
