import { readFileSync } from 'node:fs'
import { accountMenu } from '../../support/frame.ts'
import { expect, test } from '../journey.ts'

const changelog = readFileSync(new URL('../../../CHANGELOG.md', import.meta.url), 'utf8')
const changes = changelog
  .split('\n')
  .filter((line) => line.startsWith('- '))
  .map((line) => line.slice(2).replaceAll('`', ''))

test('NAV-23 the office reads what’s new in the menu under the greeting, agencies aren’t offered it', async ({
  page,
  say,
  signIn,
}) => {
  const open = async (login: string) => {
    await signIn(page, login, '/')
    const { firstName } = await (await page.request.get('/api/v1/auth/getCurrentUser')).json()
    const account = accountMenu(page, say, firstName)
    await account.open()
    return account.list.getByRole('menuitem', { name: say('What’s new', 'מה חדש') })
  }
  await (await open('owner@demo.example')).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('What’s new', 'מה חדש'))
  const latest = page.getByRole('region', { name: say('Latest changes', 'השינויים האחרונים') })
  await expect(latest.getByRole('listitem')).toHaveText(changes.slice(0, 30))
  await latest.getByRole('button', { name: say('Show all', 'הצגת כל') }).click()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(changes.length)

  await expect(await open('agency-owner@demo.example')).toHaveCount(0)
})
