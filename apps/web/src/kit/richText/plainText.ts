/** The words of a formatted text, for places where nothing is formatted. */
export function plainText(html: string): string {
  const { body } = new DOMParser().parseFromString(html.replaceAll('<', ' <'), 'text/html')
  return (body.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
}
