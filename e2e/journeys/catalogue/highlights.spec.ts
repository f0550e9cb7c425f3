import { highlightForm } from '../../support/highlightForm.ts'
import { expect, test } from '../../support/journey.ts'
import { pictureFile } from '../../support/pictures.ts'
import { holdBack, watchCalls } from '../../support/requests.ts'
import { answer, seeToast } from '../../support/toasts.ts'

const whatToBring = {
  en: [
    'hat',
    'Drinking water',
    'Modest dress & Head covering',
    'comfortable walking shoes',
    'Bathing suit',
    'Sunscreen',
    'Towel',
    'Flip-flops / Sandals',
  ],
  he: [
    'כובע',
    'מי שתייה',
    'לבוש צנוע וכיסוי ראש',
    'נעלי הליכה נוחות',
    'בגד ים',
    'קרם הגנה',
    'מגבת',
    'כפכפים או סנדלים',
  ],
}

test('HIGH-01 HIGH-02 HIGH-03 HIGH-04 CCONST-21 CCONST-22 CCONST-25 CMSG-06 HOLE-C71 HOLE-C90 the office finds a highlight by its name and opens it', async ({
  page,
  context,
  say,
  signIn,
  picture,
}) => {
  const highlights = highlightForm(page, say)
  await signIn(page, 'admin@demo.example', '/highlights?limit=5')
  await expect(highlights.rows).toHaveCount(5)
  await expect(page.getByRole('columnheader')).toHaveText([
    say('Name', 'שם'),
    say('Address', 'כתובת'),
    say('Description', 'תיאור'),
    say('Active', 'פעיל'),
  ])
  await expect(highlights.rows.first().getByRole('cell').last()).toHaveText(say('YES', 'כן'))
  await picture(page, 'highlights')

  await test.step('typing searches once, half a second after the last key', async () => {
    const calls = watchCalls(page)
    await highlights.search.pressSequentially('MASAD', { delay: 50 })
    const asked = page.waitForRequest((request) => request.url().includes('/highlights?'))
    const lastKey = Date.now()
    await highlights.search.press('A')
    await asked
    expect(Date.now() - lastKey).toBeGreaterThan(490)
    expect(Date.now() - lastKey).toBeLessThan(1500)
    await expect(highlights.rows).toHaveCount(1)
    expect(calls('GET highlights?')).toHaveLength(1)
    await expect(page).toHaveURL(/search=MASADA/)
    await highlights.search.fill('no such place')
    await expect(
      page.getByText(say('No highlights found by search criteria.', 'לא נמצאו אתרים שמתאימים לחיפוש.')),
    ).toBeVisible()
  })

  await test.step('the column can be sorted the other way, and the address keeps it', async () => {
    await page.goto('/highlights?limit=100')
    const first = await highlights.rows.first().getByRole('cell').first().textContent()
    await page.getByRole('columnheader').first().getByRole('button').click()
    await expect(page).toHaveURL(/sort=-name/)
    await expect(highlights.rows.last().getByRole('cell').first()).toHaveText(first ?? '')
  })

  await test.step('a row opens with a click, with Enter, and in a new tab', async () => {
    await page.goto('/highlights?search=masada')
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      highlights.rows.first().getByRole('cell').nth(2).click({ button: 'middle' }),
    ])
    await expect(tab).toHaveURL(/\/highlight\/[0-9a-f-]{36}$/)
    await tab.close()
    const name = (await highlights.rows.first().getByRole('cell').first().textContent()) ?? ''
    await highlights.rows.first().getByRole('cell').nth(1).click()
    await expect(page).toHaveURL(/\/highlight\/[0-9a-f-]{36}$/)
    await expect(highlights.name).toHaveValue(name)
    await page.goBack()
    await highlights.rows.first().getByRole('link').focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/highlight\/[0-9a-f-]{36}$/)
    await page.goBack()
  })

  await test.step('a long text is cut after 96 characters and shown in full on hover; inactive ones say NO', async () => {
    const [name, description] = [`Long description ${say('en', 'he')}`, 'word '.repeat(30).trim()]
    const made = await page.request.post('/api/v1/highlights', { data: { name, description } })
    const { _id } = (await made.json()) as { _id: string }
    await page.goto(`/highlights?search=${encodeURIComponent(name)}`)
    const cells = highlights.rows.first().getByRole('cell')
    await expect(cells.nth(2)).toHaveText(`${description.slice(0, 96)}...`)
    await expect(cells.nth(2).getByTitle(description)).toBeVisible()
    await expect(cells.last()).toHaveText(say('NO', 'לא'))
    await page.request.delete(`/api/v1/highlights/${_id}`)
  })

  await highlights.create.click()
  await expect(page).toHaveURL(/\/highlight\/new$/)
})

test('HIGH-05 HIGH-06 HIGH-07 HIGH-08 HIGH-09 HIGH-10 HIGH-11 HIGH-15 MEDIA-01 MEDIA-02 MEDIA-03 MEDIA-04 MEDIA-05 MEDIA-06 MEDIA-07 MAPS-01 CAPI-36 CCONST-14 HOLE-C60 HOLE-C62 a highlight is made with pictures and videos, and everything is saved', async ({
  page,
  language,
  say,
  signIn,
  picture,
}) => {
  const highlights = highlightForm(page, say)
  const name = say('Clock Square at night', 'כיכר השעון בלילה')
  await signIn(page, 'owner@demo.example', '/highlight/new')
  await expect(highlights.title).toHaveText(say('Create New Highlight', 'אתר חדש'))

  await test.step('a missing name has an error under the field', async () => {
    await highlights.subtitle.fill(say('Lights and stones', 'אורות ואבנים'))
    await highlights.save.click()
    await expect(
      highlights.form.getByText(say('Please fill in the Name field.', 'נא למלא את השם.')),
    ).toBeVisible()
    await expect(highlights.name).toBeFocused()
    await expect(page).toHaveURL(/\/highlight\/new$/)
  })

  await test.step('the address suggests known places', async () => {
    await highlights.name.fill(name)
    await highlights.address.pressSequentially('clock')
    const known = page.getByRole('option', { name: 'Yefet Street, Clock Square, Jaffa' })
    await expect(known).toContainText('Jaffa Clock Tower')
    await picture(page, 'highlight-address')
    await known.click()
    await expect(highlights.address).toHaveValue('Yefet Street, Clock Square, Jaffa')
  })

  await test.step('there are eight things to bring', async () => {
    await highlights.whatToBring.click()
    const options = page.getByRole('option')
    await expect(options).toHaveText(whatToBring[language])
    await options.nth(0).click()
    await options.nth(3).click()
    await page.keyboard.press('Escape')
    await highlights.description.fill(say('The tower from 1903.', 'המגדל משנת 1903.'))
  })

  await test.step('several pictures are uploaded in one call, and a removed one is gone after saving', async () => {
    await expect(highlights.files).toHaveAttribute('accept', 'image/jpeg,.jpg,.jpeg,image/png,.png')
    const calls = watchCalls(page)
    const letThrough = await holdBack(page, '**/uploads/image?*')
    await highlights.files.setInputFiles([pictureFile('a.png'), pictureFile('b.png')])
    await seeToast(page, say('Saving image...', 'שומר תמונה...'))
    await expect(highlights.images).toHaveAttribute('aria-busy', 'true')
    letThrough()
    await seeToast(page, say('Image Saved Successfully', 'התמונה נשמרה'))
    await expect(highlights.pictures).toHaveCount(2)
    expect(calls('POST ')).toEqual(['POST uploads/image?folder=highlights'])
    await highlights.removeImage(1).click()
    await seeToast(
      page,
      say(
        'Image removed. You must SAVE to keep the change',
        'התמונה הוסרה. כדי לשמור את השינוי צריך ללחוץ על שמירה',
      ),
    )
    await expect(highlights.pictures).toHaveCount(1)
    await highlights.files.setInputFiles({
      name: 'notes.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('x'),
    })
    await seeToast(page, say('Image could not be save.', 'לא ניתן לשמור את התמונה.'))
    await expect(highlights.pictures).toHaveCount(1)
  })

  await test.step('short links are expanded and duplicates dropped; other links are pictures', async () => {
    for (const link of [
      'https://youtu.be/dQw4w9WgXcQ',
      'youtu.be/dQw4w9WgXcQ',
      'https://vimeo.com/76979871',
    ]) {
      await highlights.video.fill(link)
      await page.keyboard.press('Enter')
      await expect(highlights.video).toHaveValue('')
    }
    await expect(highlights.videos).toHaveText(['https://www.youtube.com/watch?v=dQw4w9WgXcQ'])
    await expect(
      highlights.images.getByRole('link').getByText('https://vimeo.com/76979871', { exact: true }),
    ).toBeVisible()
    await highlights.video.fill('a film')
    await page.keyboard.press('Enter')
    await expect(
      highlights.form.getByText(say('Please enter a link to a video.', 'נא להזין קישור לסרטון.')),
    ).toBeVisible()
    await highlights.video.fill('')
    await highlights.removeImage(2).click()
    await picture(page, 'highlight-media')
  })

  let sent: unknown
  await test.step('the checkbox makes it active; saving leads to the list', async () => {
    // By keyboard, since error toasts cover this corner until they're closed.
    await highlights.activate.press('Space')
    await expect(highlights.activate).toBeChecked()
    const created = page.waitForRequest((request) => request.method() === 'POST')
    await highlights.save.click()
    sent = (await created).postDataJSON()
    await seeToast(page, say('Created Item Successfully', 'הפריט נוצר בהצלחה'))
    await expect(page).toHaveURL(/\/highlights$/)
  })
  expect(sent).toMatchObject({ isActive: true, lat: expect.any(Number), lng: expect.any(Number) })

  await test.step('it opens again with the same values, now inactive', async () => {
    await page.goto(`/highlights?search=${encodeURIComponent(name)}`)
    await expect(highlights.rows).toHaveCount(1)
    await expect(highlights.rowOf(name)).toContainText(say('YES', 'כן'))
    await highlights.rows.first().getByRole('link').click()
    await expect(highlights.title).toHaveText(
      say(`Edit Highlight - ${name}`, `עריכת אתר - \u2068${name}\u2069`),
    )
    await expect(highlights.name).toHaveValue(name)
    await expect(highlights.address).toHaveValue('Yefet Street, Clock Square, Jaffa')
    await expect(highlights.subtitle).toHaveValue(say('Lights and stones', 'אורות ואבנים'))
    await expect(highlights.description).toHaveValue(say('The tower from 1903.', 'המגדל משנת 1903.'))
    const [first = '', , , fourth = ''] = whatToBring[language]
    await expect(highlights.whatToBring).toHaveText(`${first}, ${fourth}`)
    await expect(highlights.pictures).toHaveCount(1)
    await expect(highlights.pictures.first()).toHaveJSProperty('naturalWidth', 1)
    await expect(highlights.videos).toHaveText(['https://www.youtube.com/watch?v=dQw4w9WgXcQ'])
    await expect(highlights.activate).toHaveCount(0)
  })

  await test.step('leaving without saving asks first, and then nothing is kept', async () => {
    await highlights.removeImage(1).click()
    await highlights.subtitle.fill(say('Changed', 'שונה'))
    const question = say(
      'You have unsaved changes. Close without saving them?',
      'יש שינויים שלא נשמרו. לסגור בלי לשמור?',
    )
    await page.getByRole('link', { name: say('Articles', 'מאמרים') }).click()
    await answer(page, question, say('Keep editing', 'להמשיך לערוך'))
    await expect(highlights.subtitle).toHaveValue(say('Changed', 'שונה'))
    await highlights.cancel.click()
    await answer(page, question, say('Close without saving', 'לסגור בלי לשמור'))
    await expect(page).toHaveURL(/\/highlights$/)
    await page.goto(`/highlights?search=${encodeURIComponent(name)}`)
    await highlights.rows.first().getByRole('link').click()
    await expect(highlights.pictures).toHaveCount(1)
    await expect(highlights.subtitle).toHaveValue(say('Lights and stones', 'אורות ואבנים'))
  })

  await test.step('changes and removals are saved, and saving leads to the list', async () => {
    await highlights.subtitle.fill(say('Stones and lights', 'אבנים ואורות'))
    await highlights.removeImage(1).click()
    await highlights.removeVideo.click()
    await expect(highlights.videos).toHaveCount(0)
    await highlights.save.click()
    await seeToast(page, say('Updated Item Successfully', 'הפריט עודכן בהצלחה'))
    await expect(page).toHaveURL(/\/highlights$/)
    await page.goto(`/highlights?search=${encodeURIComponent(name)}`)
    await highlights.rows.first().getByRole('link').click()
    await expect(highlights.subtitle).toHaveValue(say('Stones and lights', 'אבנים ואורות'))
    await expect(highlights.pictures).toHaveCount(0)
    await expect(highlights.videos).toHaveCount(0)
  })
})

test('HIGH-11 HIGH-12 HIGH-13 HIGH-14 HIGH-16 CAPI-15 CMSG-03 CMSG-04 CMSG-05 CMSG-08 HOLE-C69 HOLE-C79 HOLE-C80 a highlight is published, deactivated and deleted, and a save that comes too late keeps what was typed', async ({
  page,
  say,
  signIn,
  colleague,
  picture,
}) => {
  const highlights = highlightForm(page, say)
  const name = say('Lookout of Arad', 'תצפית ערד')
  await signIn(page, 'owner@demo.example', '/highlight/new')
  await highlights.name.fill(name)
  await highlights.save.click()
  await expect(page).toHaveURL(/\/highlights$/)
  await page.goto(`/highlights?search=${encodeURIComponent(name)}`)
  await expect(highlights.rowOf(name)).toContainText(say('NO', 'לא'))
  const show = await holdBack(page, /\/highlights\/[0-9a-f-]{36}$/)
  await highlights.rows.first().getByRole('link').click()
  await expect(page.getByText(say('Loading....', 'טוען....'))).toBeVisible()
  show()
  await expect(highlights.name).toHaveValue(name)
  const address = page.url()
  const head = page.locator('main')

  await test.step('the menu publishes and deactivates', async () => {
    const calls = watchCalls(page)
    await highlights.act('Publish', 'פרסום')
    await expect(head.getByText(say('ACTIVE', 'פעיל'), { exact: true })).toBeVisible()
    await seeToast(page, say('Updated Item Successfully', 'הפריט עודכן בהצלחה'))
    await highlights.act('Deactivate', 'השבתה')
    await expect(head.getByText(say('INACTIVE', 'לא פעיל'), { exact: true })).toBeVisible()
    expect(calls('POST ').map((call) => call.split('/').slice(0, 2).join('/'))).toEqual([
      'POST highlights/publish',
      'POST highlights/deactivate',
    ])
  })

  const question = say(
    'Are you sure you want to delete this Highlight? This action is IRREVERSIBLE',
    'למחוק את האתר הזה? אי אפשר לבטל את הפעולה הזאת',
  )
  await test.step('answering no keeps it', async () => {
    await highlights.act('Delete', 'מחיקה')
    await picture(page, 'highlight-delete')
    await answer(page, question, say('Cancel', 'ביטול'))
    await expect(page).toHaveURL(address)
    await expect(highlights.name).toHaveValue(name)
  })

  await test.step('a colleague deletes it, and the late save keeps what was typed', async () => {
    await highlights.subtitle.fill(say('The whole desert', 'כל המדבר'))
    const third = await colleague('admin@demo.example')
    await third.goto(address)
    await highlightForm(third, say).act('Delete', 'מחיקה')
    const other = await colleague('admin@demo.example')
    const theirs = highlightForm(other, say)
    await other.goto(address)
    await expect(theirs.name).toHaveValue(name)
    await theirs.act('Delete', 'מחיקה')
    await answer(other, question, say('Delete', 'מחיקה'))
    await seeToast(other, say('Deleted Item Successfully', 'הפריט נמחק בהצלחה'))
    await expect(other).toHaveURL(/\/highlights$/)

    await highlights.save.click()
    await seeToast(page, say('Could not updated', 'העדכון לא הצליח'))
    await seeToast(
      page,
      say(
        'Encountered the following error creating or saving the highlight: Not found',
        'לא הצלחנו ליצור או לשמור את האתר: לא נמצא',
      ),
    )
    await expect(page).toHaveURL(address)
    await expect(highlights.subtitle).toHaveValue(say('The whole desert', 'כל המדבר'))
    await picture(page, 'highlight-refused')
    await answer(third, question, say('Delete', 'מחיקה'))
    await seeToast(third, say('Could not delete', 'המחיקה לא הצליחה'))
  })
})
