import { dayAhead, inForm } from '../../support/days.ts'
import { pictureFile } from '../../support/pictures.ts'
import { answer, seeToast } from '../../support/toasts.ts'
import { tourEditor } from '../../support/tourEditor.ts'
import { expect, test } from '../journey.ts'

const sections = {
  en: [
    'General details',
    'Regions',
    'Inclusions',
    'Tags',
    'Instructions',
    'Highlights',
    'Group types',
    'Weekly availability',
    'Unavailability dates',
    'Prices list',
    'Thumbnails and images',
    'Schematic map image',
  ],
  he: [
    'פרטים כלליים',
    'אזורים',
    'כלול ולא כלול',
    'תגיות',
    'הנחיות',
    'אתרים בסיור',
    'סוגי קבוצות',
    'ימי פעילות בשבוע',
    'תאריכים סגורים',
    'מחירונים',
    'תמונות ותמונות ממוזערות',
    'תמונת מפה סכמטית',
  ],
}

const week = {
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  he: ['יום ראשון', 'יום שני', 'יום שלישי', 'יום רביעי', 'יום חמישי', 'יום שישי', 'יום שבת'],
}

test('TOUR-09 TOUR-10 TOUR-11 TOUR-12 TOUR-15 TOUR-16 TOUR-17 TOUR-18 TOUR-19 TOUR-20 TOUR-21 TOUR-22 TOUR-23 TOUR-24 TOUR-34 TAG-02 TAG-03 TAG-04 AVAIL-01 AVAIL-02 AVAIL-03 AVAIL-04 AVAIL-05 AVAIL-06 AVAIL-07 AVAIL-08 AVAIL-09 MEDIA-08 HOLE-C48 a new tour is filled in section by section, saved and read again', async ({
  page,
  say,
  signIn,
  language,
}) => {
  const tour = tourEditor(page, say)
  const name = say('Timna by Night', 'תמנע בלילה')
  const number = say('E900', 'E901')
  await signIn(page, 'owner@demo.example', '/tour/new')
  await expect(tour.index).toHaveText(sections[language])
  for (const section of sections[language])
    await expect(page.getByRole('region', { name: section, exact: true })).toBeAttached()

  await test.step('missing fields show errors, and nothing is sent', async () => {
    await tour.save.click()
    await expect(page.getByText(say('Please fill in the Name field.', 'נא למלא את השם.'))).toBeVisible()
    await expect(tour.field('Name', 'שם')).toBeFocused()
    await expect(
      page.getByText(
        say(
          'Please choose at least 1 group type with one language and one day',
          'נא לבחור לפחות סוג קבוצה אחד עם שפה אחת ויום אחד',
        ),
      ),
    ).toBeVisible()
    await expect(page).toHaveURL(/\/tour\/new$/)
  })

  await test.step('general details, with a pickup time within its limits', async () => {
    await tour.field('Name', 'שם').fill(name)
    await tour.field('Number', 'מספר').fill(number)
    await tour.field('Headline', 'כותרת').fill('Stars over the pillars')
    await tour.field('Accounting item key', 'מפתח פריט בחשבשבת').fill('40900')
    await tour.field('Duration in hours', 'משך בשעות').fill('7.5')
    await tour.groupType('Return transport is included', 'כולל הסעה חזרה').check({ force: true })
    const telAviv = tour.field('Tel Aviv', 'תל אביב')
    await telAviv.fill('14:01')
    await telAviv.blur()
    const refusal = say(
      'Pickup time must be between 07:00 and 14:00',
      'שעת האיסוף חייבת להיות בין 07:00 ל-14:00',
    )
    await expect(page.getByText(refusal)).toBeVisible()
    await telAviv.fill('8:75')
    await telAviv.blur()
    await expect(page.getByText(refusal)).toBeVisible()
    await telAviv.fill('830')
    await expect(page.getByText(refusal)).toHaveCount(0)
    await telAviv.blur()
    await expect(telAviv).toHaveValue('08:30')
    await telAviv.fill('14:00')
  })

  await test.step('regions: the main region is removed from the others', async () => {
    const [main, others] = [
      tour.pick('Main region', 'אזור ראשי'),
      tour.pick('Secondary regions', 'אזורים משניים'),
    ]
    await others.click()
    await expect(page.getByRole('option')).toHaveCount(4)
    await page.getByRole('option', { name: say('South', 'דרום'), exact: true }).click()
    await page.getByRole('option', { name: say('North', 'צפון'), exact: true }).click()
    await page.keyboard.press('Escape')
    await expect(main).not.toBeEditable()
    await main.click()
    await expect(page.getByRole('option')).toHaveText([
      say('North', 'צפון'),
      say('Jerusalem', 'ירושלים'),
      say('Tel Aviv', 'תל אביב'),
      say('South', 'דרום'),
    ])
    await page.getByRole('option', { name: say('South', 'דרום'), exact: true }).click()
    await expect(others).toHaveText(say('North', 'צפון'))
    await others.click()
    await expect(page.getByRole('option')).toHaveText([
      say('North', 'צפון'),
      say('Jerusalem', 'ירושלים'),
      say('Tel Aviv', 'תל אביב'),
    ])
    await page.keyboard.press('Escape')
  })

  await test.step('inclusions: what is in one list is not offered in the other', async () => {
    const [included, notIncluded] = [tour.pick('Included', 'כלול'), tour.pick('Not included', 'לא כלול')]
    await included.fill('Campfire tea')
    await included.press('Enter')
    await included.fill('Lunch')
    await page.getByRole('option', { name: 'Lunch', exact: true }).click()
    await notIncluded.click()
    await expect(page.getByRole('option', { name: 'Tips', exact: true })).toBeVisible()
    await expect(page.getByRole('option', { name: 'Lunch', exact: true })).toHaveCount(0)
    await page.getByRole('option', { name: 'Tips', exact: true }).click()
    await included.fill('Tips')
    await expect(page.getByRole('option', { name: 'Tips', exact: true })).toHaveCount(0)
    await included.fill('')
    await notIncluded.fill('Lunch')
    await notIncluded.press('Enter')
    await notIncluded.blur()
    const shown = tour.region('Inclusions', 'כלול ולא כלול')
    await expect(shown.getByText('Lunch', { exact: true })).toHaveCount(1)
    await expect(shown.getByText('Campfire tea', { exact: true })).toBeVisible()
  })

  const tag = say('Night sky', 'שמי לילה')
  await test.step('tags: new text becomes a tag, and a tag is in one place only', async () => {
    const [main, others] = [tour.pick('Main tag', 'תגית ראשית'), tour.pick('Secondary tags', 'תגיות משניות')]
    await main.fill(tag)
    await page.getByRole('option', { name: say(`Add new: ${tag}`, `הוספת תגית: ${tag}`) }).click()
    await expect(main).toHaveValue(tag)
    await others.fill(tag)
    await expect(page.getByRole('option', { name: tag, exact: true })).toHaveCount(0)
    await others.fill('Desert')
    await page.getByRole('option', { name: 'Desert', exact: true }).click()
    await others.blur()
    await expect(tour.region('Tags', 'תגיות').getByText('Desert', { exact: true })).toBeVisible()
  })

  const dress = say(
    'Modest dress is required at holy sites; shoulders and knees must be covered.',
    'באתרים קדושים נדרש לבוש צנוע; יש לכסות כתפיים וברכיים.',
  )
  await test.step('instructions and highlights', async () => {
    await tour.pick('Instructions for guests', 'הנחיות לנוסעים').click()
    await expect(page.getByRole('option')).toHaveCount(17)
    for (const sentence of [
      say(
        'Pickup is from hotels only, not from private addresses.',
        'האיסוף ממלונות בלבד, לא מכתובות פרטיות.',
      ),
      say(
        'Every participant must carry a valid passport on the day of the tour.',
        'כל משתתף חייב לשאת דרכון בתוקף ביום הסיור.',
      ),
    ])
      await expect(page.getByRole('option', { name: sentence, exact: true })).toHaveCount(1)
    await page.getByRole('option', { name: dress, exact: true }).click()
    await page.keyboard.press('Escape')
    await tour.pick('Highlights of this tour', 'האתרים בסיור הזה').fill('Masada')
    await page.getByRole('option', { name: 'Masada' }).first().click()
    await page.keyboard.press('Escape')
  })

  const small = say('Small Group', 'קבוצה קטנה')
  const english = (day: string) => `${say('English', 'אנגלית')}, ${day}`
  const [sunday, saturday] = [say('Sunday', 'יום ראשון'), say('Saturday', 'יום שבת')]
  await test.step('group types and the weekly grid', async () => {
    for (const [group, hebrew] of [
      ['Small Group', 'קבוצה קטנה'],
      ['Medium Group', 'קבוצה בינונית'],
      ['Large Group', 'קבוצה גדולה'],
      ['Private', 'קבוצה פרטית'],
    ] as const) {
      await tour.groupType(group, hebrew).check({ force: true })
      const table = page.getByRole('table', { name: say(group, hebrew), exact: true })
      await expect(table.getByRole('rowheader')).toHaveText([
        say('English', 'אנגלית'),
        say('French', 'צרפתית'),
        say('Spanish', 'ספרדית'),
        say('German', 'גרמנית'),
      ])
      if (group !== 'Small Group') await tour.groupType(group, hebrew).uncheck({ force: true })
    }
    const grid = page.getByRole('table', { name: small, exact: true })
    const cells = await grid.getByRole('row').nth(1).getByRole('checkbox').all()
    expect(cells).toHaveLength(week[language].length + 1)
    for (const [index, day] of week[language].entries())
      await expect(cells[index]!).toHaveAccessibleName(english(day))
    await tour.cell(small, english(sunday)).check()
    await tour.cell(small, english(saturday)).check()
    await tour.cell(small, english(sunday)).uncheck()
    const french = (day: string) => tour.cell(small, `${say('French', 'צרפתית')}, ${day}`)
    const weekdays = week[language]
    await tour.drag(french(weekdays[1]!), french(weekdays[4]!))
    for (const [index, day] of weekdays.entries())
      await expect(french(day)).toBeChecked({ checked: index >= 1 && index <= 4 })
    await tour.drag(french(weekdays[4]!), french(weekdays[1]!))
    await expect(grid.getByRole('checkbox', { checked: true })).toHaveCount(1)
  })

  await test.step('closed dates start with today and the next three days', async () => {
    await page.getByRole('button', { name: say('Add unavailability', 'הוספת תאריכים סגורים') }).click()
    const row = page.getByRole('group', { name: say('Unavailability 1', 'תאריכים סגורים 1') })
    const range = row.getByRole('button', { name: say('Closed dates', 'תאריכים סגורים'), exact: true })
    await expect(range).toContainText(inForm(dayAhead(0)))
    await expect(range).toContainText(inForm(dayAhead(3)))
    await range.click()
    await expect(page.getByRole('dialog').getByRole('table')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await row.getByRole('combobox', { name: say('Languages', 'שפות'), exact: true }).click()
    await page.getByRole('option', { name: say('English', 'אנגלית'), exact: true }).click()
    await page.keyboard.press('Escape')
  })

  const slots = [
    say('Wide', 'רחבה'),
    say('Narrow', 'צרה'),
    say('Square 1', 'ריבועית 1'),
    say('Square 2', 'ריבועית 2'),
  ]
  const slot = (name: string) =>
    tour.region('Thumbnails and images', 'תמונות ותמונות ממוזערות').getByRole('group', { name, exact: true })
  const shownIn = (name: string) =>
    slot(name).getByRole('img', { name: `${name}, ${say('image', 'תמונה')} 1`, exact: true })
  await test.step('a thumbnail for each of the four slots', async () => {
    for (const name of slots) {
      await slot(name).locator('input[type="file"]').setInputFiles(pictureFile('thumbnail.png'))
      await expect(shownIn(name)).toBeVisible()
    }
  })

  await test.step('saving leads to the list, and instructions are sent as keys', async () => {
    const sent = page.waitForRequest(
      (request) => request.method() === 'POST' && /\/tours$/.test(request.url()),
    )
    await tour.save.click()
    expect((await sent).postDataJSON()).toMatchObject({
      instructions: ['dress_code'],
      unavailabilityDates: [
        {
          start_date: dayAhead(0),
          end_date: dayAhead(3),
          languages: ['english'],
          group_type: 'small_group',
        },
      ],
      thumbnails: {
        wide: expect.any(String),
        narrow: expect.any(String),
        square_one: expect.any(String),
        square_two: expect.any(String),
      },
    })
    await seeToast(page, say('Created Item Successfully', 'הפריט נוצר בהצלחה'))
    await expect(page).toHaveURL(/\/tours$/)
  })

  await test.step('everything is still there', async () => {
    await page.goto(`/tours?search=${encodeURIComponent(name)}`)
    await tour.rows.first().getByRole('link').click()
    await expect(tour.title).toHaveText(say(`Edit Tour - ${name}`, `עריכת סיור - \u2068${name}\u2069`))
    await expect(tour.field('Number', 'מספר')).toHaveValue(number)
    await expect(tour.field('Headline', 'כותרת')).toHaveValue('Stars over the pillars')
    await expect(tour.field('Accounting item key', 'מפתח פריט בחשבשבת')).toHaveValue('40900')
    await expect(tour.field('Duration in hours', 'משך בשעות')).toHaveValue('7.5')
    await expect(tour.field('Tel Aviv', 'תל אביב')).toHaveValue('14:00')
    await expect(tour.groupType('Return transport is included', 'כולל הסעה חזרה')).toBeChecked()
    await expect(tour.pick('Main region', 'אזור ראשי')).toHaveValue(say('South', 'דרום'))
    await expect(tour.pick('Secondary regions', 'אזורים משניים')).toHaveText(say('North', 'צפון'))
    await expect(
      tour.region('Instructions', 'הנחיות').getByText(dress, { exact: true }).first(),
    ).toBeVisible()
    for (const name of slots) await expect(shownIn(name)).toBeVisible()
    await expect(tour.pick('Main tag', 'תגית ראשית')).toHaveValue(tag)
    await expect(tour.region('Highlights', 'אתרים בסיור').getByText('Masada').first()).toBeVisible()
    await expect(tour.cell(small, english(saturday))).toBeChecked()
    await expect(tour.cell(small, english(sunday))).not.toBeChecked()
    const closed = page.getByRole('group', { name: say('Unavailability 1', 'תאריכים סגורים 1') })
    await expect(closed.getByRole('combobox', { name: say('Languages', 'שפות'), exact: true })).toHaveText(
      say('English', 'אנגלית'),
    )
    await closed
      .getByRole('button', { name: say('Remove unavailability 1', 'הסרת תאריכים סגורים 1') })
      .click()
    await tour.save.click()
    await seeToast(page, say('Updated Item Successfully', 'הפריט עודכן בהצלחה'))
    await tour.rows.first().waitFor()
  })

  await test.step('the tag is offered to other tours', async () => {
    await page.goto('/tours?search=masada')
    await tour.rows.first().getByRole('link').click()
    await tour.pick('Main tag', 'תגית ראשית').fill(tag)
    await expect(page.getByRole('option', { name: tag, exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.goto(`/tours?search=${encodeURIComponent(name)}`)
    await tour.rows.first().getByRole('link').click()
    await expect(
      page.getByText(say('There are no unavailability dates.', 'אין תאריכים סגורים.')),
    ).toBeVisible()
  })
})

test('TOUR-26 TOUR-27 PLIST-28 TOUR-29 TOUR-30 TOUR-31 TOUR-32 TOUR-33 TOUR-35 CMSG-08 HOLE-C69 HOLE-C79 a copy is renamed, refused, published, deactivated and deleted', async ({
  page,
  say,
  signIn,
  colleague,
}) => {
  const tour = tourEditor(page, say)
  await signIn(page, 'admin@demo.example', '/tours?search=beit guvrin')
  await tour.rows.first().getByRole('link').click()
  const link = page.getByRole('link', { name: say('View on website', 'לצפייה באתר') })
  await expect(link).toHaveAttribute('href', /^https:\/\/www\.example\.com\/tour\/[0-9a-f-]{36}$/)
  const original = page.url()

  await test.step('the link to the website starts with the address of the settings, once there is one', async () => {
    const { request } = await colleague('owner@demo.example')
    const settings = '/api/v1/settings/business'
    const before = await (await request.get(settings)).json()
    const saved = await request.put(settings, {
      data: { ...before, siteBaseUrl: 'https://day-tours.example/' },
    })
    await page.reload()
    await expect(link).toHaveAttribute(
      'href',
      original.replace(/^.*(?=\/tour\/)/, 'https://day-tours.example'),
    )
    const { updatedAt } = await saved.json()
    await request.put(settings, { data: { ...before, updatedAt } })
  })
  let name = ''
  const openCopy = async () => {
    await page.goto(`/tours?search=${encodeURIComponent(name)}`)
    await tour.rows.first().getByRole('link').click()
  }

  await test.step('the copy opens, inactive', async () => {
    await tour.act('Duplicate', 'שכפול')
    await expect(page).not.toHaveURL(original)
    await expect(tour.title).toHaveText(/_copy_\d{4}\u2069?$/)
    await expect(tour.field('Number', 'מספר')).toHaveValue(/^T\d+_copy_\d{4}$/)
    name = await tour.field('Name', 'שם').inputValue()
  })

  await test.step('a number already in use is refused in the specified words, and the form keeps what was typed', async () => {
    const number = tour.field('Number', 'מספר')
    await number.fill('T102')
    await tour.save.click()
    await seeToast(page, say('Could not updated', 'העדכון לא הצליח'))
    await seeToast(
      page,
      say(
        'Encountered the following error creating or saving the tour: Tour number already exists',
        'לא הצלחנו ליצור או לשמור את הסיור: מספר הסיור כבר קיים',
      ),
    )
    await expect(number).toHaveValue('T102')
    await number.fill('E950')
    await tour.save.click()
    await expect(page).toHaveURL(/\/tours$/)
  })

  await test.step('it is published and deactivated', async () => {
    await openCopy()
    await tour.act('Publish', 'פרסום')
    await seeToast(page, say('Updated Item Successfully', 'הפריט עודכן בהצלחה'))
    await tour.act('Deactivate', 'השבתה')
    await expect(page.getByText(say('INACTIVE', 'לא פעיל'), { exact: true })).toBeVisible()
    await tour.listMenu(0, 'Set Draft', 'העברה לטיוטה')
    await expect(tour.lists.first().getByText(say('Draft', 'טיוטה'), { exact: true })).toBeVisible()
    await tour.act('Publish', 'פרסום')
    const prices = tour.region('Prices list', 'מחירונים')
    const marked = tour.index.filter({ hasText: say('Prices list', 'מחירונים') })
    await expect(prices.getByRole('alert')).toHaveText(
      say('Cannot set tour active without an active price list item', 'לא ניתן להפעיל סיור ללא מחירון פעיל'),
    )
    await expect(marked).toHaveAttribute('data-wrong', 'true')
    await tour.lists
      .first()
      .getByRole('button', { name: say('Activate this list', 'הפעלת המחירון') })
      .click()
    await expect(tour.lists.first().getByText(say('Active', 'פעיל'), { exact: true })).toBeVisible()
    await expect(prices.getByRole('alert')).toHaveCount(0)
    await expect(marked).not.toHaveAttribute('data-wrong')
  })

  await test.step('it is deleted only after a yes', async () => {
    const question = say(
      'Are you sure you want to delete this Tour? This action is IRREVERSIBLE',
      'למחוק את הסיור הזה? אי אפשר לבטל את הפעולה הזאת',
    )
    await tour.act('Delete', 'מחיקה')
    await answer(page, question, say('Cancel', 'ביטול'))
    await expect(tour.title).toHaveText(/_copy_/)
    await tour.act('Delete', 'מחיקה')
    await answer(page, question, say('Delete', 'מחיקה'))
    await seeToast(page, say('Deleted Item Successfully', 'הפריט נמחק בהצלחה'))
    await expect(page).toHaveURL(/\/tours$/)
    await page.goto(`/tours?search=${encodeURIComponent(name)}`)
    await expect(tour.rows).toHaveCount(0)
  })
})
