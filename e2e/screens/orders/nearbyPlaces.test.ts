import { orderForm } from '../../support/orderForm.ts'
import { expect, test } from '../journey.ts'

test('FORM-62 FORM-63 FORM-64 FORM-66 FORM-67 MAPS-02 an address is enough to find the nearest pickup place', async ({
  page,
  say,
  signIn,
}) => {
  const desk = orderForm(page, say)
  const opener = desk.form.getByRole('button', { name: say('Find by address', 'חיפוש לפי כתובת') })
  const address = desk.form.getByRole('combobox', { name: say('Near which address?', 'ליד איזו כתובת?') })
  const near = desk.form
    .getByRole('status')
    .filter({
      hasText: say('Please choose a nearby location from the list', 'נא לבחור נקודה קרובה מהרשימה'),
    })
    .getByRole('button')
  await signIn(page, 'super@demo.example', '/')
  await desk.open()
  await desk.chooseTour('Jerusalem and the Dead Sea')

  await test.step('a sight lists the three nearest stored places, the nearest first', async () => {
    await opener.click()
    await expect(address).toBeFocused()
    await address.pressSequentially('kedumim')
    await page.getByRole('option', { name: /Old Jaffa/ }).click()
    await expect(near).toHaveCount(3)
    const metres = (await near.allInnerTexts()).map((text) => Number(/([\d,]+) (?:m|מ׳)/.exec(text)?.[1]))
    expect(metres).toEqual(metres.toSorted((a, b) => a - b))
    const [name] = (await near.first().innerText()).split(',')
    await near.first().click()
    await expect(desk.list(say('City', 'עיר'))).toHaveValue(say('Jaffa', 'יפו'))
    await expect(desk.list(say('Location', 'נקודה'))).toHaveValue(name ?? '')
    await expect(address).toHaveCount(0)
  })

  await test.step('far from all stored places the form says to ask the office', async () => {
    await opener.click()
    await address.pressSequentially('masada national')
    await page.getByRole('option', { name: /Masada/ }).click()
    await expect(desk.form.getByRole('alert')).toContainText(
      say(
        'This location is outside our pricing area. Please pick another location or contact the office for a custom quote:',
        'המקום הזה מחוץ לאזור התמחור שלנו. נא לבחור מקום אחר או לפנות למשרד להצעת מחיר:',
      ),
    )
    await expect(desk.form.getByRole('alert')).toContainText('+972 3 555 0100')
    await expect(near).toHaveCount(0)
    await expect(desk.list(say('City', 'עיר'))).toHaveValue(say('Jaffa', 'יפו'))
  })
})

test('FORM-08 HOLE-O60 an address without a place nearby blocks the step, and Enter doesn’t skip it', async ({
  page,
  say,
  signIn,
}) => {
  const desk = orderForm(page, say)
  const address = desk.form.getByRole('combobox', { name: say('Near which address?', 'ליד איזו כתובת?') })
  const expectToStay = async () => {
    await desk.next()
    await expect(desk.steps.first()).toHaveAttribute('aria-current', 'step')
    await expect(
      desk.form.getByText(
        say('Choose a location near the address, or close', 'נא לבחור נקודה ליד הכתובת, או לסגור'),
      ),
    ).toBeVisible()
    await expect(address).toBeFocused()
  }
  await signIn(page, 'super@demo.example', '/')
  await desk.open()
  await desk.chooseTour('Jerusalem and the Dead Sea')
  await desk.departures.getByRole('radio').first().check()
  await desk.add(say('Adult', 'מבוגר'))
  await desk.form.getByRole('button', { name: say('Find by address', 'חיפוש לפי כתובת') }).click()

  await test.step('an unknown address says so', async () => {
    await address.pressSequentially('zzz nowhere 7')
    await expect(desk.form.getByRole('alert')).toContainText(
      say('No such address was found', 'לא מצאנו כתובת כזאת'),
    )
    await page.keyboard.press('Enter')
    await expect(address).toBeFocused()
    await expectToStay()
  })

  await test.step('one outside the area is chosen with Enter and says so', async () => {
    await page.keyboard.type('masada national')
    await expect(page.getByRole('option', { name: /Masada/ })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(desk.form.getByRole('alert')).toContainText(
      say('outside our pricing area', 'מחוץ לאזור התמחור'),
    )
    await page.keyboard.press('Enter')
    await expectToStay()
  })

  await test.step('one inside the area leads with Enter to the nearest place, and on', async () => {
    await page.keyboard.type('kedumim')
    await expect(page.getByRole('option', { name: /Old Jaffa/ })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(desk.form.getByRole('listitem').filter({ hasText: say('on foot', 'הליכה') })).toHaveCount(3)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect(address).toHaveCount(0)
    await expect(
      desk.form.getByRole('button', { name: say('Find by address', 'חיפוש לפי כתובת') }),
    ).toBeFocused()
    await expect(desk.list(say('City', 'עיר'))).toHaveValue(say('Jaffa', 'יפו'))
    await desk.next()
    await expect(desk.steps.nth(1)).toHaveAttribute('aria-current', 'step')
  })
})
