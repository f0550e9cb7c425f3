import type { Page } from '@playwright/test'
import { test as base } from './journey.ts'

interface Newcomer {
  /** A browser in which nobody is signed in. */
  newcomer: () => Promise<Page>
  /** The link in the newest mail to an address, read from the outbox as a super user. */
  mailedLink: (recipient: string) => Promise<string>
}

/** A journey in which people get mails and sign in for the first time. */
export const test = base.extend<Newcomer>({
  newcomer: async ({ browser, baseURL, language }, provide) => {
    const contexts: Awaited<ReturnType<typeof browser.newContext>>[] = []
    await provide(async () => {
      const context = await browser.newContext({ ...(baseURL && { baseURL }) })
      contexts.push(context)
      await context.addInitScript((chosen) => localStorage.setItem('language', chosen), language)
      return context.newPage()
    })
    for (const context of contexts) await context.close()
  },
  mailedLink: async ({ colleague, say }, provide) => {
    let office: Page | undefined
    await provide(async (recipient) => {
      office ??= await colleague('super@demo.example')
      await office.goto('/outbox?limit=25')
      await office.getByRole('row').filter({ hasText: recipient }).first().getByRole('link').click()
      const mail = office.getByRole('dialog').frameLocator('iframe')
      const action = mail.locator(`[lang="${say('en', 'he')}"]`).getByRole('link')
      return (await action.getAttribute('href')) ?? ''
    })
  },
})
