import { agencyForm } from '../support/agencyForm.ts'
import { expect, type Locator, type Page, test } from '../support/journey.ts'

test('a click still lands when leaving an empty field makes an error appear', async ({
  page,
  say,
  signIn,
}) => {
  const agency = agencyForm(page, say)
  const { dailyOnly } = agency.flags
  const itsLabel = agency.form.getByText(say('Daily tab Only', 'סיורים יומיים בלבד'))
  await signIn(page, 'super@demo.example', '/agencies')

  await test.step('nothing moves while the mouse is down', async () => {
    await agency.create.click()
    await agency.name.focus()
    await press(page, agency.button('Cancel', 'ביטול'))
    await expect(agency.name).toBeFocused()
    await page.mouse.up()
    await expect(agency.form).toBeHidden()
  })

  await test.step('a press that ends elsewhere leaves the field as it is', async () => {
    await agency.create.click()
    await agency.name.focus()
    await press(page, itsLabel)
    await page.mouse.move(5, 5)
    await page.mouse.up()
    await expect(agency.name).toBeFocused()
    await expect(dailyOnly).not.toBeChecked()
  })

  await test.step('a switch turns, and then the field shows its error', async () => {
    await press(page, itsLabel)
    await page.mouse.up()
    await expect(dailyOnly).toBeChecked()
    await expect(agency.name).toHaveAttribute('aria-invalid', 'true')
  })
})

async function press(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error('What is to be pressed is not on the screen')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
}
