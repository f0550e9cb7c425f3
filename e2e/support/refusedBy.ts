import type { Page } from '@playwright/test'

/** Collects what the browser blocks on a page from now on because of its content policy. */
export function refusedBy(page: Page): string[] {
  const refused: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(`${page.url()}: ${message.text()}`)
  })
  return refused
}
