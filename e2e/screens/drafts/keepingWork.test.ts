import { weekdayFrom } from '../../support/days.ts'
import { accountMenu } from '../../support/frame.ts'
import { highlightForm } from '../../support/highlightForm.ts'
import { openOrder } from '../../support/openOrder.ts'
import { placeOrder } from '../../support/placeOrder.ts'
import { seeToast } from '../../support/toasts.ts'
import { tourEditor } from '../../support/tourEditor.ts'
import { expect, test } from '../journey.ts'

const back = ["We've restored what you typed.", 'שחזרנו את מה שהקלדת.'] as const

test('HOLE-O98 what was typed into a saved order is back after a reload, and gone once it is saved', async ({
  page,
  say,
  signIn,
}) => {
  await signIn(page, 'super@demo.example')
  const tour = 'Jerusalem and the Dead Sea'
  const order = await placeOrder(page, { tour, day: weekdayFrom(20, 1), lastName: 'Karmi' })
  const desk = await openOrder(page, say, order)
  const ref = desk.field(say('Ref #', 'אסמכתה'))
  await desk.step(say('Summary', 'סיכום'))
  await ref.fill('RK-2207')
  await page.reload()
  await expect(desk.form.getByText(say(...back))).toBeVisible()
  await desk.step(say('Summary', 'סיכום'))
  await expect(ref).toHaveValue('RK-2207')
  await desk.save()
  await seeToast(page, say('Order Saved!', 'ההזמנה נשמרה!'))
  await openOrder(page, say, order)
  await desk.step(say('Summary', 'סיכום'))
  await expect(ref).toHaveValue('RK-2207')
  await expect(desk.form.getByText(say(...back))).toHaveCount(0)
})

test('what was typed into a tour and into one of its price lists is back after a reload', async ({
  page,
  say,
  signIn,
}) => {
  const tour = tourEditor(page, say)
  await signIn(page, 'super@demo.example')
  const { data } = await (await page.request.get('/api/v1/tours?limit=1')).json()
  const name = tour.field('Name', 'שם')
  await page.goto(`/tour/${data[0]._id}`)
  const saved = await name.inputValue()
  await name.fill('By night')
  await page.reload()
  await expect(page.getByText(say(...back))).toBeVisible()
  await expect(name).toHaveValue('By night')
  await page.getByRole('button', { name: say('Start over', 'להתחיל מחדש') }).click()
  await expect(name).toHaveValue(saved)
  await page.reload()
  await expect(name).toHaveValue(saved)

  await tour.addList.click()
  await tour.field('Description', 'תיאור').fill('Winter')
  const address = page.url()
  await page.reload()
  await expect(page.getByText(say(...back))).toBeVisible()
  expect(page.url()).toBe(address)
  await expect(tour.field('Description', 'תיאור')).toHaveValue('Winter')
})

test('after a lost session, only the same person gets back what was typed', async ({ page, say, signIn }) => {
  const highlight = highlightForm(page, say)
  await signIn(page, 'super@demo.example', '/highlight/new')
  await highlight.name.fill('Crusader harbour')
  await page.context().clearCookies()
  await highlight.save.click()
  await page.getByRole('button', { name: say('Sign in as someone else', 'כניסה עם משתמש אחר') }).click()
  await expect(page).toHaveURL(/\/login$/)
  await signIn(page, 'owner@demo.example', '/highlight/new')
  await expect(highlight.name).toHaveValue('')
  await signIn(page, 'super@demo.example', '/highlight/new')
  await expect(highlight.name).toHaveValue('Crusader harbour')
})

test('logging out and discarding unsaved work really discards it', async ({ page, say, signIn }) => {
  const highlight = highlightForm(page, say)
  await signIn(page, 'super@demo.example', '/highlight/new')
  await highlight.name.fill('Roman aqueduct')
  const account = accountMenu(page, say, 'Yael')
  await account.open()
  await account.list.getByRole('menuitem', { name: say('Log Out', 'יציאה') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('Close without saving', 'לסגור בלי לשמור') })
    .click()
  await expect(page).toHaveURL(/\/login$/)
  await signIn(page, 'super@demo.example', '/highlight/new')
  await expect(highlight.name).toHaveValue('')
  await expect(page.getByText(say(...back))).toHaveCount(0)
})
