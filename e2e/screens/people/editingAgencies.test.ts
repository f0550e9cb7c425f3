import { agencyForm } from '../../support/agencyForm.ts'
import { watchCalls } from '../../support/requests.ts'
import { answer, seeToast, toastOf } from '../../support/toasts.ts'
import { expect, test } from '../journey.ts'

/** A green picture of one pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('ACC-06 ACC-11 ACC-12 ACC-13 ACC-14 ACC-15 ACC-16 ACC-17 ACC-18 ACC-19 ACC-27 ACC-36 ACC-41 IMG-01 IMG-02 IMG-04 IMG-05 IMG-09 MSG-03 MSG-10 an agency is added, and everything is saved', async ({
  page,
  say,
  signIn,
}) => {
  const agencies = agencyForm(page, say)
  const name = say('Silver Road', 'דרך הכסף')
  await signIn(page, 'owner@demo.example', '/agencies?limit=25')

  await test.step('name, phone and commission are required', async () => {
    await agencies.create.click()
    await expect(agencies.active).toHaveCount(0)
    for (const flag of Object.values(agencies.flags)) await expect(flag).not.toBeChecked()
    await expect(agencies.rate).toHaveValue('0%')
    await agencies.rate.fill('101')
    await agencies.press('Create', 'יצירה')
    await expect(agencies.form.getByText(say('Please fill in a name', 'נא למלא שם'))).toBeVisible()
    await expect(
      agencies.form.getByText(say('Please fill in a phone number', 'נא למלא מספר טלפון')),
    ).toBeVisible()
    const badRate = say(
      'Commission Rate must be a number between 0 and 100',
      'אחוז העמלה חייב להיות מספר בין 0 ל-100',
    )
    await expect(agencies.form.getByText(badRate)).toBeVisible()
    await agencies.rate.fill('-1')
    await expect(agencies.form.getByText(badRate)).toBeVisible()
  })

  await test.step('everything is filled in, with a logo', async () => {
    await agencies.name.fill(name)
    await agencies.phone.fill('+972 3 555 0777')
    await agencies.rate.fill('100')
    await agencies.agencyKey.fill('61099')
    await agencies.alert.fill(say('You leave our site.', 'יציאה מהאתר שלנו.'))
    for (const flag of Object.values(agencies.flags)) await flag.check({ force: true })
    await expect(agencies.files).toHaveAttribute('accept', 'image/jpeg,.jpg,.jpeg,image/png,.png')
    await agencies.files.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: png })
    await seeToast(page, say('Image Saved Successfully', 'התמונה נשמרה'))
    await expect(agencies.logoPicture).toBeVisible()
    await agencies.press('Create', 'יצירה')
    await seeToast(page, say('success!', 'בוצע בהצלחה!'))
    await expect(agencies.form).toHaveCount(0)
  })

  await test.step('it opens again with the same values', async () => {
    await expect(agencies.rowOf(name)).toContainText('100%')
    await agencies.edit(name)
    await expect(agencies.name).toHaveValue(name)
    await expect(agencies.phone).toHaveValue('+972 3 555 0777')
    await expect(agencies.agencyKey).toHaveValue('61099')
    await expect(agencies.alert).toHaveValue(say('You leave our site.', 'יציאה מהאתר שלנו.'))
    for (const flag of Object.values(agencies.flags)) await expect(flag).toBeChecked()
    const logo = await page.request.get((await agencies.logoPicture.getAttribute('src')) ?? '')
    expect(logo.status()).toBe(200)
    expect(await logo.text()).toContain('PNG')
    await expect(agencies.apiKey).not.toBeEditable()
    await expect(agencies.apiKey).toHaveValue(/^[0-9a-f]{40}$/)
    await agencies.form.getByRole('button', { name: say('Copy', 'העתקה'), exact: true }).click()
    await seeToast(page, say('Data copied to clipboard', 'הנתונים הועתקו'))
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await agencies.apiKey.inputValue())
  })

  await test.step('screen and server refuse a file that isn’t a picture, and the logo stays', async () => {
    const before = await agencies.logoPicture.getAttribute('src')
    const failed = toastOf(page, say('Image could not be save.', 'לא ניתן לשמור את התמונה.'))
    const uploads = watchCalls(page)
    const text = Buffer.from('a text that calls itself a picture')
    for (const [name, mimeType, sent] of [
      ['logo.txt', 'text/plain', 0],
      ['logo.png', 'image/png', 1],
    ] as const) {
      await agencies.files.setInputFiles({ name, mimeType, buffer: text })
      await expect(failed).toBeVisible()
      expect(uploads('POST uploads/')).toHaveLength(sent)
      await expect(agencies.logo).toHaveAttribute('aria-busy', 'false')
      await expect(agencies.logoPicture).toHaveAttribute('src', before ?? '')
      await failed.getByRole('button').click()
      await expect(failed).toHaveCount(0)
    }
  })

  await test.step('the switch makes it inactive', async () => {
    await expect(agencies.active).not.toBeChecked()
    await agencies.active.check({ force: true })
    await agencies.rate.fill('0')
    await agencies.press('Save', 'שמירה')
    await expect(agencies.form).toHaveCount(0)
    await expect(agencies.rowOf(name)).toContainText(say('ACTIVE', 'פעיל'))
    await agencies.edit(name)
    await agencies.active.uncheck({ force: true })
    await agencies.press('Save', 'שמירה')
    await expect(agencies.rowOf(name)).toContainText(say('INACTIVE', 'לא פעיל'))
  })

  await test.step('a key sent by a client is ignored', async () => {
    const found = await page.request.get(`/api/v1/accounts?name=${encodeURIComponent(name)}`)
    const [account] = (await found.json()).data
    const forged = await page.request.put(`/api/v1/accounts/${account._id}`, {
      data: { name, mobilePhone: account.mobilePhone, apiKey: 'a key of my own' },
    })
    expect((await forged.json()).apiKey).toMatch(/^[0-9a-f]{40}$/)
  })
})

test('ROUTE-29 ROUTE-42 ACC-20 ACC-21 ACC-22 ACC-23 HOLE-A2 an agency has its own page', async ({
  page,
  say,
  signIn,
}) => {
  const agencies = agencyForm(page, say)
  const name = say('Amber Trails', 'שבילי ענבר')
  await signIn(page, 'admin@demo.example', '/account/new')
  await agencies.phone.fill('+972 3 555 0888')
  await agencies.press('Create', 'יצירה')
  await expect(agencies.form.getByText(say('valid name is required', 'צריך להזין שם תקין'))).toBeVisible()
  await agencies.name.fill('carmel holidays')
  await agencies.press('Create', 'יצירה')
  await expect(agencies.refusal).toHaveText(
    say('An account with this name already exists', 'כבר קיים חשבון בשם זה'),
  )
  await agencies.name.fill(name)
  const calls = watchCalls(page)
  const created = page.waitForResponse((response) => response.request().method() === 'POST')
  await agencies.press('Create', 'יצירה')
  const { _id: id } = await (await created).json()
  expect(calls('POST ')).toEqual(['POST accounts'])
  await expect(page).toHaveURL(/\/agencies$/)
  await expect(agencies.rows.first()).toBeVisible()

  await page.goto(`/account/${id}`)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(agencies.phone).toHaveValue('+972 3 555 0888')
  await agencies.phone.fill('+972 3 555 0999')
  await agencies.press('Save', 'שמירה')
  await expect(page).toHaveURL(/\/agencies$/)
  expect(calls('PUT ')).toEqual([`PUT accounts/${id}`])
  await page.goto(`/agencies?name=${encodeURIComponent(name)}`)
  await expect(agencies.rowOf(name)).toContainText('+972 3 555 0999')
  const pending = agencies.rowOf(name).getByText(say('PENDING', 'ממתין'), { exact: true })
  await expect(pending).toBeVisible()
})

test('ACC-40 MSG-01 MSG-11 HOLE-A6 HOLE-A43 a super user deletes an agency, unless it has orders', async ({
  page,
  say,
  signIn,
}) => {
  const agencies = agencyForm(page, say)
  const name = say('Short Story', 'סיפור קצר')
  const question = say(
    'Are you sure you want to delete? This action is IRREVERSIBLE',
    'למחוק? אי אפשר לבטל את הפעולה הזאת',
  )
  await signIn(page, 'super@demo.example', '/agencies?limit=25')
  await agencies.create.click()
  await agencies.name.fill(name)
  await agencies.phone.fill('+972 3 555 0666')
  await agencies.press('Create', 'יצירה')
  await expect(agencies.rowOf(name)).toContainText(say('ACTIVE', 'פעיל'))

  await agencies.edit(name)
  await agencies.press('Delete', 'מחיקה')
  await answer(page, question, say('Cancel', 'ביטול'))
  await expect(agencies.name).toHaveValue(name)
  await agencies.press('Delete', 'מחיקה')
  await answer(page, question, say('Delete', 'מחיקה'))
  await seeToast(page, say('success!', 'בוצע בהצלחה!'))
  await expect(agencies.rowOf(name)).toHaveCount(0)

  await agencies.edit('Carmel Holidays')
  await agencies.press('Delete', 'מחיקה')
  await answer(page, question, say('Delete', 'מחיקה'))
  await seeToast(
    page,
    say('Agency has orders. Set it inactive instead.', 'לסוכנות יש הזמנות. יש להפוך אותה ללא פעילה.'),
  )
  await expect(agencies.name).toHaveValue('Carmel Holidays')
})

test('STMT-01 an agency’s form has its settlement, which changes nothing at first, and the log says what changed', async ({
  page,
  say,
  signIn,
}) => {
  const agencies = agencyForm(page, say)
  const name = say('Copper Lane', 'Bronze Lane')
  await signIn(page, 'admin@demo.example', '/agencies?limit=25')
  const field = (english: string, hebrew: string) =>
    agencies.form.getByRole('textbox', { name: say(english, hebrew), exact: true })
  const list = (english: string, hebrew: string) =>
    agencies.form.getByRole('combobox', { name: say(english, hebrew), exact: true })
  const prepaid = agencies.form.getByRole('switch', { name: say('Prepaid', 'תשלום מראש') })
  const limit = field('Credit limit', 'מסגרת אשראי')
  const days = field('Days to pay', 'ימים לתשלום')
  const dealer = field('Dealer number', 'מספר עוסק')

  await test.step('a new agency has no limit', async () => {
    await agencies.create.click()
    await expect(prepaid).not.toBeChecked()
    await expect(limit).toHaveValue('')
    await expect(days).toHaveValue('30')
    await agencies.name.fill(name)
    await agencies.phone.fill('+972 3 555 0333')
    await agencies.press('Create', 'יצירה')
    await expect(agencies.form).toHaveCount(0)
  })
  const read = async () => {
    const found = await page.request.get(`/api/v1/accounts?name=${encodeURIComponent(name)}`)
    const [{ _id }] = (await found.json()).data
    return (await page.request.get(`/api/v1/accounts/${_id}`)).json()
  }
  const usual = { creditLimit: null, atLimit: 'warn', isPrepaid: false, warnBelow: null, basis: 'travel' }
  expect(await read()).toMatchObject({
    settlement: { ...usual, paymentDays: 30, invoicing: 'net' },
    taxId: '',
  })

  await test.step('wrong values are refused at their fields', async () => {
    await page.goto(`/agencies?name=${encodeURIComponent(name)}`)
    await agencies.edit(name)
    await days.fill('400')
    await dealer.fill('123456789')
    await agencies.press('Save', 'שמירה')
    await expect(days).toHaveAttribute('aria-invalid', 'true')
    await expect(dealer).toHaveAttribute('aria-invalid', 'true')
  })

  await test.step('everything is saved and opens again', async () => {
    await limit.fill('2500')
    await list('At the limit', 'כשהמסגרת מנוצלת').click()
    await page.getByRole('option', { name: say('Refuse orders of the agency', 'לא לקבל הזמנות') }).click()
    await list('Statements by', 'דפי חשבון לפי').click()
    await page.getByRole('option', { name: say('Day of the order', 'יום ההזמנה') }).click()
    await list('Invoice the agency for', 'החשבונית לסוכנות').click()
    await page.getByRole('option', { name: say('The full price', 'המחיר המלא') }).click()
    await days.fill('45')
    await dealer.fill('512345679')
    await field('Contact email', 'אימייל איש הקשר').fill('ruth@copper.example')
    await agencies.press('Save', 'שמירה')
    await expect(agencies.form).toHaveCount(0)
    await agencies.edit(name)
    await expect(limit).toHaveValue(/2,?500/)
    await expect(days).toHaveValue('45')
    expect(await read()).toMatchObject({
      settlement: {
        creditLimit: 2500,
        atLimit: 'block',
        isPrepaid: false,
        basis: 'booking',
        paymentDays: 45,
        invoicing: 'gross',
      },
      taxId: '512345679',
      contactEmail: 'ruth@copper.example',
    })
  })

  await test.step('a prepaid agency has a warning instead of a limit, which is kept', async () => {
    await prepaid.check({ force: true })
    await expect(limit).toHaveCount(0)
    await field('Warn below a balance of', 'התראה מתחת ליתרה של').fill('300')
    await agencies.press('Save', 'שמירה')
    await expect(agencies.form).toHaveCount(0)
    const account = await read()
    expect(account.settlement).toMatchObject({ isPrepaid: true, warnBelow: 300, creditLimit: 2500 })
    await page.context().clearCookies()
    await signIn(page, 'owner@demo.example', `/account/${account._id}`)
    const log = page.getByRole('main').getByRole('region', { name: say('Log', 'יומן') })
    await expect(log).toContainText(say('Prepaid', 'תשלום מראש'))
    await expect(log).toContainText(say('Credit limit', 'מסגרת אשראי'))
    await expect(log).toContainText(say('Days to pay', 'ימים לתשלום'))
  })
})
