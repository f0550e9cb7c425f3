import { expect, test } from '../../support/journey.ts'
import { seeToast } from '../../support/toasts.ts'
import { tourEditor } from '../../support/tourEditor.ts'

test('TOUR-14 CCONST-19 HOLE-C56 the description of a tour is written with formatting, in a frame of its size', async ({
  page,
  say,
  signIn,
  picture,
}) => {
  const tour = tourEditor(page, say)
  await signIn(page, 'admin@demo.example')
  const { data } = await (await page.request.get('/api/v1/tours?search=beit guvrin')).json()
  const { _id } = await (await page.request.post(`/api/v1/tours/duplicate/${data[0]._id}`)).json()
  await page.goto(`/tour/${_id}`)
  const text = page.getByRole('textbox', { name: say('Description', 'תיאור'), exact: true })
  await expect(text).toBeVisible()
  const frame = await text.locator('xpath=ancestor::*[@data-editor][1]').boundingBox()
  const paper = await text.locator('xpath=..').boundingBox()
  expect([frame?.width, paper?.height]).toEqual([434, 360])
  await text.click()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.press('ControlOrMeta+B')
  await picture(page, 'description')
  await tour.save.click()
  await seeToast(page, say('Updated Item Successfully', 'הפריט עודכן בהצלחה'))
  await expect(page).toHaveURL(/\/tours$/)
  await page.goto(`/tour/${_id}`)
  await expect(text.locator('strong').first()).toBeVisible()
  await page.request.delete(`/api/v1/tours/${_id}`)
})
