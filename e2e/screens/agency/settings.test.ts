import { seeToast } from '../../support/toasts.ts'
import { expect, test } from '../journey.ts'

test('COMM-01 COMM-02 COMM-03 COMM-04 COMM-06 CPERM-06 CPERM-07 HOLE-C42 HOLE-C80 HOLE-C87 a super user sets an agency’s commission, for all tours and for one', async ({
  page,
  say,
  signIn,
  colleague,
}) => {
  const rate = page.getByRole('textbox', { name: say('Commission Rate', 'אחוז עמלה') })
  const edit = page.getByRole('button', { name: say('Edit', 'עריכה'), exact: true })
  const save = page.getByRole('button', { name: say('Save', 'שמירה'), exact: true })
  const saved = say('Commission Rate updated', 'אחוז העמלה עודכן')
  const refused = page.getByText(
    say('Commission Rate must be a number between 0 and 100', 'אחוז העמלה חייב להיות מספר בין 0 ל-100'),
  )
  const rowOf = (tour: string) => page.getByRole('row').filter({ hasText: tour })
  const dialog = page.getByRole('dialog')

  await test.step('the page exists only inside an agency, and only for super users', async () => {
    await signIn(page, 'super@demo.example', '/agency_settings')
    await expect(page).toHaveURL(/\/operations$/)
    for (const [login, home] of [
      ['agency-owner@demo.example', /\/agency_orders$/],
      ['agent@demo.example', /\/agency_orders$/],
      ['owner@demo.example', /\/operations$/],
    ] as const) {
      const other = await colleague(login)
      await other.goto('/agency_settings')
      await expect(other).toHaveURL(home)
    }
  })

  await test.step('inside an agency it shows the rate and the tours', async () => {
    await page.goto('/agencies?limit=25')
    await page.getByRole('button', { name: 'Pilgrim Ways', exact: true }).click()
    await page.getByRole('link', { name: say('Agency Settings', 'הגדרות הסוכנות') }).click()
    await expect(page).toHaveURL(/\/agency_settings$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Agency Settings', 'הגדרות הסוכנות'))
    await expect(page.getByRole('columnheader')).toHaveText([
      say('Tour Number', 'מספר הסיור'),
      say('Tour Name', 'שם הסיור'),
      say('Commission Rate', 'אחוז עמלה'),
    ])
  })

  await test.step('the button edits the rate and then saves it; invalid rates are refused', async () => {
    await edit.click()
    await expect(rate).toBeFocused()
    await expect(rate).toHaveValue(/^\d+(\.\d+)?%$/)
    for (const wrong of ['101', '']) {
      await rate.fill(wrong)
      await save.click()
      await expect(refused).toBeVisible()
    }
    await rate.fill('14.5')
    await save.click()
    await seeToast(page, saved)
    await expect(page.getByText('14.5%').first()).toBeVisible()
    await expect(rate).toHaveCount(0)
    await edit.click()
    await rate.fill('50')
    await rate.press('Escape')
    await expect(rate).toHaveCount(0)
    await expect(rowOf('Golan Heights')).toContainText('14.5%')
  })

  await test.step('a row opens the rate of its tour: Cancel changes nothing, Save makes it the tour’s own', async () => {
    await rowOf('Golan Heights').click()
    await expect(dialog).toContainText('Golan Heights')
    await expect(rate).toHaveValue('14.5%')
    await rate.fill('')
    await dialog.getByRole('button', { name: say('Save', 'שמירה') }).click()
    await expect(refused).toBeVisible()
    await rate.fill('20')
    await dialog.getByRole('button', { name: say('Cancel', 'ביטול') }).click()
    await expect(dialog).toHaveCount(0)
    await expect(rowOf('Golan Heights')).toContainText('14.5%')

    await rowOf('Golan Heights').click()
    await rate.fill('0')
    await dialog.getByRole('button', { name: say('Save', 'שמירה') }).click()
    await seeToast(page, saved)
    await expect(dialog).toHaveCount(0)
    await expect(rowOf('Golan Heights')).toContainText(say('own rate 0%', 'אחוז מיוחד 0%'))
  })

  await test.step('the general rate doesn’t change the tour’s own, and both are still there later', async () => {
    await edit.click()
    await rate.fill('9')
    await rate.press('Enter')
    await expect(rowOf('Bethlehem Half Day')).toContainText('9%')
    await page.reload()
    await expect(rowOf('Bethlehem Half Day')).toContainText('9%')
    await expect(rowOf('Golan Heights')).toContainText(say('own rate 0%', 'אחוז מיוחד 0%'))
  })
})
