/** The first link of a mail, the same in both languages; null if there's none. */
export function linkOf(html: string): string | null {
  const page = new DOMParser().parseFromString(html, 'text/html')
  return page.querySelector('a[href]')?.getAttribute('href') ?? null
}
