import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { test as base } from '@playwright/test'
import { expect, type Options } from '../../support/journey.ts'
import { type MailServer, startMailServer } from '../../support/mailServer.ts'
import { startProduct } from '../../support/startProduct.ts'
import { seeToast } from '../../support/toasts.ts'
import { userEditor } from '../../support/userEditor.ts'

const owner = { email: 'ruth@office.example', password: 'olive-grove-3' }

/** An installation with a mail server and its first user. */
const test = base.extend<Options & { mails: MailServer; address: string }>({
  language: ['en', { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  mails: async ({}, provide) => {
    const mails = await startMailServer()
    await provide(mails)
    await mails.stop()
  },
  address: async ({ mails }, provide) => {
    const port = await freePort()
    const product = await startProduct({
      DEMO: 'off',
      PORT: port,
      WEB_ORIGIN: `http://localhost:${port}`,
      SMTP_URL: mails.url,
      MAIL_FROM: 'office@tours.example',
      ADMIN_EMAIL: owner.email,
      ADMIN_PASSWORD: owner.password,
    })
    await provide(product.address)
    await product.stop()
  },
})

test('MSG-06 an invite is mailed, and the office sees that it was sent', async ({
  page,
  address,
  mails,
  language,
}, info) => {
  await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language)
  const say = (english: string, hebrew: string) => (language === 'he' ? hebrew : english)
  const users = userEditor(page, say)
  const signedIn = await page.request.post(`${address}/api/v1/auth/login`, { data: owner })
  expect(signedIn.ok()).toBe(true)
  await page.goto(`${address}/users/cms`)
  await users.openNew()
  await users.chooseRole('Admin', 'מנהל')
  await users.fill({ firstName: 'Noam', lastName: 'Barak', email: 'noam@office.example' })
  await page.getByRole('button', { name: say('Send Invite', 'שליחת ההזמנה') }).click()
  await seeToast(page, say('Invite sent successfully', 'ההזמנה נשלחה'))
  await page.screenshot({ path: info.outputPath(`invite-sent-${language}.png`), animations: 'disabled' })
  await expect.poll(() => mails.recipients).toEqual(['noam@office.example'])
})

/** A port that is known before the product starts: the links in its mails need it. */
async function freePort(): Promise<string> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return String(port)
}
