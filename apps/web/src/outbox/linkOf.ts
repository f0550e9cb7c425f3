/** The address that a mail leads to: its first link, the same in both languages. Null without one. */
export function linkOf(html: string): string | null {
  const page = new DOMParser().parseFromString(html, 'text/html')
  return page.querySelector('a[href]')?.getAttribute('href') ?? null
}
