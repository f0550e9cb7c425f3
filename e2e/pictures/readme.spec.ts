import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { enterOn, newPhone } from '../support/crewPage.ts'
import { dayBoard } from '../support/dayBoard.ts'
import { dayAhead } from '../support/days.ts'
import { expect, test } from '../support/journey.ts'

const tomorrow = dayAhead(1)
const draw = (page: Page, name: string) =>
  page.screenshot({
    path: join(import.meta.dirname, `../../docs/pictures/${name}.png`),
    animations: 'disabled',
  })

test.use({ isSplit: false })

test('Operations, in English', async ({ page, signIn }) => {
  await signIn(page, 'owner@demo.example', '/operations')
  await expect(page.getByRole('row').nth(10)).toBeVisible()
  await draw(page, 'operations')
})

test.describe('in Hebrew', () => {
  test.use({ language: 'he' })

  test('the board of the fullest departure', async ({ page, say, signIn }) => {
    await signIn(page, 'owner@demo.example')
    const { tour } = await fullest(page)
    await dayBoard(page, say).open(tour._id, tomorrow)
    await draw(page, 'board')
  })
})

test('the phone of its crew', async ({ page, browser, baseURL, say, signIn }) => {
  await signIn(page, 'owner@demo.example')
  const { _id: unit, replies } = await fullest(page)
  const { operator } = replies.at(-1)
  const { mobilePhone } = await (await page.request.get(`/api/v1/operators/getById/${operator._id}`)).json()
  const phone = await newPhone(browser, baseURL ?? '', 'en')
  await enterOn(phone, page, { _id: operator._id, name: '', mobilePhone }, say)
  await phone.goto(`/crew/unit/${unit}`)
  await expect(phone.getByRole('article').first()).toBeVisible()
  await draw(phone, 'crew')
  await phone.context().close()
})

/** Tomorrow's vehicle with the most parties. */
async function fullest(page: Page) {
  const answer = await page.request.get(`/api/v1/boardings?date=${tomorrow}`)
  const { data } = await answer.json()
  return data
    .filter(({ replies }: { replies: [] }) => replies.length > 0)
    .sort((one: { parties: [] }, other: { parties: [] }) => other.parties.length - one.parties.length)[0]
}
