import type { Page } from '@playwright/test'
import type { Language } from '../support/languages.ts'

/**
 * The link in the newest mail to an address, from its part in that language; read from the outbox as a super
 * user.
 */
export async function linkInMail({ request }: Page, recipient: string, language: Language): Promise<string> {
  const data = { email: 'super@demo.example', password: 'demo-tourdesk' }
  await request.post('/api/v1/auth/login', { data })
  const found = await request.get(`/api/v1/outbox?limit=1&search=${encodeURIComponent(recipient)}`)
  const [newest]: { _id: string }[] = (await found.json()).data
  const { html }: { html: string } = await (await request.get(`/api/v1/outbox/${newest?._id}`)).json()
  const link = new RegExp(`<div lang="${language}".*?<a href="([^"]+)"`, 's').exec(html)?.[1]
  if (!link) throw new Error(`No mail to ${recipient} has a link`)
  return link
}
