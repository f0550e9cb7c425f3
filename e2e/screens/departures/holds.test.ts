import type { Page } from '@playwright/test'
import { vi } from 'vitest'
import { runningEmbedded } from '../../../apps/server/src/embedded/startEmbedded.ts'
import { openDatabase } from '../../../apps/server/src/kernel/database.ts'
import { inForm, plusDays } from '../../support/days.ts'
import { letTimePass } from '../../support/letTimePass.ts'
import { startOrder } from '../../support/openOrder.ts'
import { placeOrder } from '../../support/placeOrder.ts'
import { expect, test } from '../journey.ts'

const tour = 'Jerusalem and the Dead Sea'
const minutes = 60_000

interface Departure {
  tour: string
  day: string
}

/** Opens a rule of 6 places for a day and the next one, and books one of them. */
async function limitedDays(page: Page, day: string): Promise<Departure & { rule: string }> {
  const order = await placeOrder(page, { tour, day, lastName: 'Held', adults: 1 })
  const rule = await page.request.post('/api/v1/capacityRules', {
    data: { tour: order.tour, startDate: day, endDate: plusDays(day, 1), places: 6 },
  })
  return { tour: order.tour, day, rule: (await rule.json())._id }
}

/** How many places another account finds there. */
async function leftOn(page: Page, { tour: id, day }: Departure): Promise<number> {
  const query = `tour=${id}&group_type=small_group&language=english&month=${day.slice(0, 7)}`
  const answer = await page.request.get(`/api/v1/departures/places?${query}`)
  const { data }: { data: { date: string; left: number }[] } = await answer.json()
  return data.find(({ date }) => date === day)?.left ?? -1
}

async function versionOf(dataDir: string, { tour: id, day }: Departure): Promise<number> {
  const connection = runningEmbedded(dataDir)
  if (!connection) throw new Error('The product has no database of its own.')
  const { pool, close } = await openDatabase(connection, [])
  const { rows } = await pool.query('select version from tour_events where tour_id = $1 and tour_date = $2', [
    id,
    day,
  ])
  await close()
  return rows[0].version
}

test('CAP-11 CAP-12 the order form holds places, changes and renews them, says when they ended and asks again, and gives them back', async ({
  page,
  say,
  signIn,
  emptyDay,
  colleague,
  product,
}) => {
  let ahead = 0
  const now = Date.now.bind(Date)
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => now() + ahead)
  const pass = async (time: number) => {
    ahead += time * minutes
    await letTimePass(product, 'holds', `${time} minutes`)
  }
  await signIn(page, 'admin@demo.example')
  const { rule, ...departure } = await limitedDays(page, emptyDay)
  const nextDay = { ...departure, day: plusDays(emptyDay, 1) }
  const other = await colleague('agency-admin@demo.example')
  const left = () => leftOn(other, departure)
  const slowly = { timeout: 15_000 }
  const version = await versionOf(product.dataDir, departure)
  await page.goto('/operations')
  const desk = await startOrder(page, say)
  const choose = async (day: string) => {
    await desk.list(say('Tour', 'סיור')).fill(`dead sea ${inForm(day)}`)
    await page.getByRole('option').filter({ hasText: tour }).click()
  }
  await choose(emptyDay)
  await desk.choose(say('Group type', 'סוג קבוצה'), say('Small Group', 'קבוצה קטנה'))
  await desk.choose(say('Language', 'שפה'), say('English', 'אנגלית'))
  await desk.setParty(say('Adult', 'מבוגר'), 3)
  await expect.poll(left).toBe(2)
  await desk.setParty(say('Adult', 'מבוגר'), 5)
  await expect.poll(left).toBe(0)
  await choose(nextDay.day)
  await expect.poll(() => leftOn(other, nextDay)).toBe(1)
  expect(await left()).toBe(5)
  await choose(emptyDay)
  await expect.poll(left).toBe(0)
  expect(await leftOn(other, nextDay)).toBe(6)

  // Used after six minutes, it's held for longer than the first fifteen.
  await pass(6)
  await desk.field(say('Adult', 'מבוגר')).press('Shift')
  await new Promise((resolve) => setTimeout(resolve, 6_000))
  await pass(12)
  expect(await left()).toBe(0)

  const ended = say(
    /^Your places were held until \d\d:\d\d and are free again\.$/ as never,
    /^המקומות נשמרו עד \d\d:\d\d והם שוב פנויים\.$/ as never,
  )
  await pass(4)
  expect(await left()).toBe(5)
  await expect(desk.form.getByText(ended)).toBeVisible(slowly)
  await desk.field(say('Adult', 'מבוגר')).press('Shift')
  await expect(desk.form.getByText(ended)).toHaveCount(0, slowly)
  await expect.poll(left).toBe(0)
  expect(await versionOf(product.dataDir, departure)).toBe(version)

  await desk.close()
  await page
    .getByRole('dialog')
    .filter({ hasText: say('By exiting', 'לצאת בלי לשמור?') })
    .getByRole('button', { name: say('Exit', 'יציאה'), exact: true })
    .click()
  await expect.poll(left).toBe(5)
  clock.mockRestore()
  await page.request.delete(`/api/v1/capacityRules/${rule}`)
})
