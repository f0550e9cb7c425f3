import { dayAhead, inCalendar } from '../../support/days.ts'
import { expect, type Page, test } from '../../support/journey.ts'
import { answer, seeToast } from '../../support/toasts.ts'
import { tourEditor } from '../../support/tourEditor.ts'

test('TOUR-08 PLIST-01 PLIST-02 PLIST-03 PLIST-05 PLIST-06 PLIST-07 PLIST-08 PLIST-10 PLIST-14 PLIST-15 PLIST-17 PLIST-18 PLIST-19 PLIST-21 PLIST-22 PLIST-23 CCONST-07 CCONST-27 CMSG-07 CMSG-08 HOLE-C19 HOLE-C33 HOLE-C55 prices of a tour are entered, refused, saved and made Active', async ({
  page,
  say,
  language,
  signIn,
  picture,
}) => {
  const tour = tourEditor(page, say)
  const startOn = async (day: string) => {
    const label = say('Start date', 'תאריך התחלה')
    await page.getByRole('button', { name: label }).click()
    const calendar = page.getByRole('dialog', { name: label })
    const cell = calendar.getByRole('button', { name: inCalendar(day, language), exact: true })
    await calendar.waitFor()
    while ((await cell.count()) === 0)
      await calendar.getByRole('button', { name: say('Previous month', 'לחודש הקודם') }).click()
    await cell.click()
  }
  const [telAviv, jerusalem] = [say('Tel Aviv', 'תל אביב'), say('Jerusalem', 'ירושלים')]
  const small = tour.price(say('Small', 'קטנה'), telAviv, jerusalem)
  const medium = tour.price(say('Medium', 'בינונית'), telAviv, jerusalem)
  await signIn(page, 'owner@demo.example')
  const { data } = (await (await page.request.get('/api/v1/tours?search=beit guvrin')).json()) as {
    data: { _id: string }[]
  }
  const copied = await page.request.post(`/api/v1/tours/duplicate/${data[0]?._id}`)
  const { _id } = (await copied.json()) as { _id: string }
  await page.goto(`/tour/${_id}`)
  await expect(tour.lists).toHaveCount(2)

  await test.step('a new list is a Draft from today, and its editor opens', async () => {
    await tour.addList.click()
    await expect(page).toHaveURL(/\?listIndex=3$/)
    await expect(tour.prices.getByRole('columnheader')).toHaveText([
      say('USD per person', 'דולר לאדם'),
      say('USD per vehicle', 'דולר לרכב'),
      say('USD', 'דולר'),
      say('Pickup', 'איסוף'),
      say('Drop-off', 'פיזור'),
      say('Pickup time', 'שעת איסוף'),
      say('Economy', 'אקונומי'),
      say('Small', 'קטנה'),
      say('Medium', 'בינונית'),
      say('Large', 'גדולה'),
      say('4-seater', '4 מקומות'),
      say('4-seater deluxe', '4 מקומות דלוקס'),
      say('7-seater', '7 מקומות'),
      say('7-seater deluxe', '7 מקומות דלוקס'),
      say('10-seater', '10 מקומות'),
      say('19-seater', '19 מקומות'),
      say('Transfer Fee', 'תוספת הסעה'),
    ])
    await expect(tour.prices.getByRole('row')).toHaveCount(18)
    await tour.back.click()
    await expect(page).toHaveURL(new RegExp(`/tour/${_id}$`))
    await expect(tour.lists).toHaveCount(2)
  })

  await test.step('prices for what the tour doesn’t offer cannot be entered, even before it is saved', async () => {
    await expect(tour.groupType('Medium Group', 'קבוצה בינונית')).toBeChecked()
    await tour.groupType('Medium Group', 'קבוצה בינונית').uncheck({ force: true })
    await tour.groupType('Return transport is included', 'כולל הסעה חזרה').uncheck({ force: true })
    await tour.lists.first().getByRole('link').click()
    await expect(page).toHaveURL(/\?listIndex=1$/)
    await expect(small).toBeEnabled()
    await expect(medium).toBeDisabled()
    await expect(tour.price(say('Large', 'גדולה'), telAviv, jerusalem)).toBeDisabled()
    await expect(tour.price(say('Economy', 'אקונומי'), telAviv, jerusalem)).toBeEnabled()
    await expect(tour.price(say('Transfer Fee', 'תוספת הסעה'), telAviv, jerusalem)).toBeDisabled()
    await tour.back.click()
    await tour.groupType('Medium Group', 'קבוצה בינונית').check({ force: true })
    await tour.groupType('Large Group', 'קבוצה גדולה').check({ force: true })
    await tour.groupType('Return transport is included', 'כולל הסעה חזרה').check({ force: true })
    await tour.lists.first().getByRole('link').click()
    await expect(medium).toBeEnabled()
    await expect(tour.price(say('Large', 'גדולה'), telAviv, jerusalem)).toBeDisabled()
    await expect(tour.price(say('Transfer Fee', 'תוספת הסעה'), telAviv, jerusalem)).toBeEnabled()
  })

  await test.step('large groups pay the Economy price, until premium ones get their own', async () => {
    const [economy, large] = [
      tour.price(say('Economy', 'אקונומי'), telAviv, jerusalem),
      tour.price(say('Large', 'גדולה'), telAviv, jerusalem),
    ]
    await economy.fill('71')
    await expect(large).toHaveValue('71')
    await expect(
      page.getByText(say('Large groups pay the Economy price', 'קבוצות גדולות משלמות את מחיר האקונומי')),
    ).toBeVisible()
    await tour
      .groupType('Premium large groups have their own price', 'לקבוצות גדולות בפרימיום מחיר משלהן')
      .check({ force: true })
    await expect(large).toHaveValue('71')
    await large.fill('95')
    await expect(economy).toHaveValue('71')
    await picture(page, 'own premium price')
    await tour.back.click()
    await answer(
      page,
      say("By exiting, changes made won't be saved. Are you sure you want to exit?", 'לצאת בלי לשמור?'),
      say('Exit', 'יציאה'),
    )
    await tour.lists.first().getByRole('link').click()
  })

  await test.step('the error names the wrong price, and leaving with edits asks', async () => {
    await small.fill('-5')
    await tour.save.click()
    await expect(
      page.getByText(
        say(
          "The value '-5' for field: small_group From: tel_aviv to jerusalem is invalid",
          "הערך '\u2066-5\u2069' בשדה \u2068קטנה\u2069 מ-\u2068תל אביב\u2069 אל \u2068ירושלים\u2069 אינו תקין",
        ),
      ),
    ).toBeVisible()
    await expect(small).toBeFocused()
    const question = say(
      "By exiting, changes made won't be saved. Are you sure you want to exit?",
      'לצאת בלי לשמור?',
    )
    await tour.back.click()
    await answer(page, question, say('Cancel', 'ביטול'))
    await expect(small).toHaveValue('-5')
    await tour.back.click()
    await answer(page, question, say('Exit', 'יציאה'))
    await expect(page).toHaveURL(new RegExp(`/tour/${_id}$`))
    await expect(tour.groupType('Large Group', 'קבוצה גדולה')).toBeChecked()
    await tour.lists.first().getByRole('link').click()
    await expect(small).not.toHaveValue('-5')
  })

  await test.step('good prices are saved at once, and the tour comes back after a second', async () => {
    await tour.field('Description', 'תיאור').fill('Season')
    await small.fill('133.5')
    const pickupTime = tour.price(say('Pickup time', 'שעת איסוף'), telAviv, jerusalem)
    await pickupTime.fill('0700')
    await pickupTime.blur()
    await expect(pickupTime).toHaveValue('07:00')
    await picture(page, 'prices')
    const told = say('New Pricing saved. Returning to Tour View', 'המחירים החדשים נשמרו. חוזרים לסיור')
    const stayed = timeOnPageAfter(page, told)
    await tour.save.click()
    await seeToast(page, told)
    expect(await stayed).toBeGreaterThan(500)
    await page.waitForURL(new RegExp(`/tour/${_id}$`))
    await expect(tour.groupType('Large Group', 'קבוצה גדולה')).toBeChecked()
    const saved = (await (await page.request.get(`/api/v1/tours/${_id}`)).json()) as {
      groupTypes: { group_type: string }[]
      pricesList: { prices: object[] }[]
    }
    expect(saved.pricesList[0]?.prices[1]).toMatchObject({
      pickupTime: '07:00',
      prices: { small_group: 133.5 },
    })
    expect(saved.groupTypes.map(({ group_type }) => group_type)).not.toContain('large_group')
  })

  await test.step('a list without an end says so', async () => {
    await tour.lists.nth(1).getByRole('link').click()
    await tour.field('Description', 'תיאור').fill('Without an end')
    await startOn(dayAhead(5))
    await page.getByRole('button', { name: say('Clear: End date', 'ניקוי: תאריך סיום'), exact: true }).click()
    await tour.save.click()
    await expect(page).toHaveURL(new RegExp(`/tour/${_id}$`))
    await expect(tour.lists.nth(1).getByText(say('No Expiration', 'ללא תפוגה'))).toBeVisible()
    const { pricesList } = (await (await page.request.get(`/api/v1/tours/${_id}`)).json()) as {
      pricesList: object[]
    }
    expect(pricesList[1]).toMatchObject({
      description: 'Without an end',
      startDate: dayAhead(5),
      endDate: null,
    })
  })

  await test.step('statuses: the same again, overlapping, and free again', async () => {
    await tour.listMenu(0, 'Set Active', 'הפעלה')
    await seeToast(page, say('Status is already Active', 'הסטטוס כבר פעיל'))
    await tour.listMenu(1, 'Set Draft', 'העברה לטיוטה')
    await seeToast(page, say('Status is already Draft', 'הסטטוס כבר טיוטה'))
    await tour.listMenu(1, 'Set Active', 'הפעלה')
    await seeToast(
      page,
      say(
        'Cannot activate Price List Item with overlapping dates',
        'לא ניתן להפעיל מחירון שתאריכיו חופפים למחירון פעיל',
      ),
    )
    await tour.listMenu(0, 'Set Draft', 'העברה לטיוטה')
    await expect(tour.lists.first().getByText(say('Draft', 'טיוטה'), { exact: true })).toBeVisible()
    await tour.listMenu(1, 'Set Active', 'הפעלה')
    await expect(tour.lists.nth(1).getByText(say('Active', 'פעיל'), { exact: true })).toBeVisible()
  })

  await test.step('the address opens the list at its position', async () => {
    for (const [index, description] of ['Season', 'Without an end'].entries()) {
      await page.goto(`/tour/${_id}?listIndex=${index + 1}`)
      await expect(tour.field('Description', 'תיאור')).toHaveValue(description)
    }
    await tour.back.click()
    await expect(tour.lists).toHaveCount(2)
  })

  await test.step('a list is deleted only after a yes', async () => {
    const question = say(
      'Are you sure you want to delete this item? This action is IRREVERSIBLE',
      'למחוק את הפריט הזה? אי אפשר לבטל את הפעולה הזאת',
    )
    await tour.listMenu(0, 'Delete', 'מחיקה')
    await answer(page, question, say('Cancel', 'ביטול'))
    await expect(tour.lists).toHaveCount(2)
    await tour.listMenu(0, 'Delete', 'מחיקה')
    await answer(page, question, say('Delete', 'מחיקה'))
    await expect(tour.lists).toHaveCount(1)
  })

  await test.step('a position that doesn’t exist shows the tour', async () => {
    await page.goto(`/tour/${_id}?listIndex=9`)
    await expect(tour.title).toHaveText(/_copy_/)
    await page.goto(`/tour/${_id}?listIndex=1`)
    await expect(tour.prices).toBeVisible()
    await expect(tour.field('Description', 'תיאור')).toHaveValue('Without an end')
    await tour.back.click()
    await expect(tour.prices).toHaveCount(0)
    await page.request.delete(`/api/v1/tours/${_id}`)
  })
})

test('PLIST-24 the prices of a list are filled in like a spreadsheet, with ranges, blocks of the clipboard and undo', async ({
  page,
  context,
  say,
  language,
  signIn,
  picture,
}) => {
  const tour = tourEditor(page, say)
  const [telAviv, jerusalem, herzliya] = [
    say('Tel Aviv', 'תל אביב'),
    say('Jerusalem', 'ירושלים'),
    say('Herzliya', 'הרצליה'),
  ]
  const economy = (dropoff: string) => tour.price(say('Economy', 'אקונומי'), telAviv, dropoff)
  const small = (dropoff: string) => tour.price(say('Small', 'קטנה'), telAviv, dropoff)
  const medium = (dropoff: string) => tour.price(say('Medium', 'בינונית'), telAviv, dropoff)
  const [forward, back] = language === 'he' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn(page, 'owner@demo.example')
  const made = await page.request.post('/api/v1/tours', {
    data: {
      name: say('Apollonia at Dusk', 'אפולוניה בין ערביים'),
      number: say('E970', 'E971'),
      groupTypes: ['small_group', 'medium_group'].map((group_type) => ({
        group_type,
        languages: [{ language: 'english', days: [0] }],
      })),
      pricesList: [{ startDate: dayAhead(0), prices: [] }],
    },
  })
  const { _id } = (await made.json()) as { _id: string }
  await page.goto(`/tour/${_id}?listIndex=1`)

  await test.step('a typed price replaces the old one, and arrows go where they point', async () => {
    await economy(telAviv).click()
    await page.keyboard.type('90')
    await page.keyboard.press(forward)
    await expect(small(telAviv)).toBeFocused()
    await page.keyboard.type('$1,120.50')
    await page.keyboard.press('Tab')
    await expect(small(telAviv)).toHaveValue('1120.5')
    await expect(medium(telAviv)).toBeFocused()
    await page.keyboard.press(back)
    await page.keyboard.press('F2')
    await page.keyboard.press('Backspace')
    await page.keyboard.press('Backspace')
    await page.keyboard.press('Enter')
    await expect(small(telAviv)).toHaveValue('1120')
    await expect(small(jerusalem)).toBeFocused()
    await page.keyboard.type('5')
    await page.keyboard.press('Escape')
    await expect(small(jerusalem)).toHaveValue('0')
  })

  await test.step('a range is filled down, copied beside it and taken back', async () => {
    await tour.drag(economy(telAviv), small(herzliya))
    await expect(tour.prices.getByRole('gridcell', { selected: true })).toHaveCount(6)
    await page.keyboard.press('ControlOrMeta+d')
    await expect(economy(herzliya)).toHaveValue('90')
    await expect(small(herzliya)).toHaveValue('1120')
    await economy(telAviv).click()
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('ControlOrMeta+c')
    await medium(telAviv).click()
    await page.keyboard.press('ControlOrMeta+v')
    await expect(medium(herzliya)).toHaveValue('90')
    await page.keyboard.press('ControlOrMeta+z')
    await expect(medium(herzliya)).toHaveValue('0')
    await page.keyboard.press('ControlOrMeta+Shift+z')
    await expect(medium(herzliya)).toHaveValue('90')
  })

  await test.step('a block of a spreadsheet goes in, and what isn’t clear or has no place is shown', async () => {
    await page.evaluate(() => navigator.clipboard.writeText('95,50\t1.250,00\t100\t7\n96\t1,25\tfree\t7\n'))
    await economy(telAviv).click()
    await page.keyboard.press('ControlOrMeta+v')
    await expect(economy(telAviv)).toHaveValue('95.5')
    await expect(small(telAviv)).toHaveValue('1250')
    await expect(small(jerusalem)).toHaveValue('1.25')
    await expect(medium(jerusalem)).toHaveValue('free')
    await expect(medium(jerusalem)).toHaveAttribute('aria-invalid', 'true')
    await expect(
      page.getByText(say('grey or outside the table: 7 · 7', 'אפורים או מחוץ לטבלה: 7 · 7')),
    ).toBeVisible()
    await tour.save.click()
    await expect(medium(jerusalem)).toBeFocused()
    await expect(
      page.getByText(
        say(
          "The value 'free' for field: medium_group From: tel_aviv to jerusalem is invalid",
          "הערך '\u2066free\u2069' בשדה \u2068בינונית\u2069 מ-\u2068תל אביב\u2069 אל \u2068ירושלים\u2069 אינו תקין",
        ),
      ),
    ).toBeVisible()
    await picture(page, 'pasted block')
    await page.keyboard.type('101')
  })

  await test.step('the heads stay in sight, and the prices are saved', async () => {
    await page.setViewportSize({ width: 1024, height: 500 })
    await tour.price(say('Economy', 'אקונומי'), say('Jaffa', 'יפו'), herzliya).click()
    await page.keyboard.press('ControlOrMeta+ArrowDown')
    await expect(tour.prices.getByRole('columnheader', { name: say('Economy', 'אקונומי') })).toBeInViewport()
    await tour.save.click()
    await page.waitForURL(new RegExp(`/tour/${_id}$`))
    const { pricesList } = (await (await page.request.get(`/api/v1/tours/${_id}`)).json()) as {
      pricesList: { prices: { prices: object }[] }[]
    }
    expect(pricesList[0]?.prices.slice(0, 3).map(({ prices }) => prices)).toMatchObject([
      { economy: 95.5, small_group: 1250, medium_group: 100 },
      { economy: 96, small_group: 1.25, medium_group: 101 },
      { economy: 90, small_group: 1120, medium_group: 90 },
    ])
    await page.request.delete(`/api/v1/tours/${_id}`)
  })
})

/** How many milliseconds the page keeps its address after it shows the text; measured in the page. */
function timeOnPageAfter(page: Page, text: string): Promise<number> {
  return page.evaluate(async (wanted) => {
    const address = location.href
    const until = async (isSo: () => boolean) => {
      while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 20))
      return performance.now()
    }
    const shown = await until(() => document.body.innerText.includes(wanted))
    return (await until(() => location.href !== address)) - shown
  }, text)
}
