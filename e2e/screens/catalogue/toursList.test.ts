import { watchCalls } from '../../support/requests.ts'
import { tourEditor } from '../../support/tourEditor.ts'
import { expect, test } from '../journey.ts'

test('TOUR-01 TOUR-02 TOUR-03 TOUR-04 TOUR-05 TOUR-06 TOUR-07 CCONST-21 CCONST-23 CCONST-24 CMSG-06 HOLE-C71 the office finds a tour by its name and opens it', async ({
  page,
  context,
  say,
  signIn,
}) => {
  const tours = tourEditor(page, say)
  await signIn(page, 'owner@demo.example', '/tours?limit=5')
  await expect(tours.rows).toHaveCount(5)
  await expect(page.getByRole('columnheader')).toHaveText([
    say('Name', 'שם'),
    say('Number', 'מספר'),
    say('Main tag', 'תגית ראשית'),
    say('Main region', 'אזור ראשי'),
    say('Active', 'פעיל'),
  ])
  await expect(tours.rows.first().getByRole('cell')).toHaveText([
    'Beit Guvrin Caves and the Judean Lowlands',
    'T114',
    'Archaeology',
    say('Jerusalem', 'ירושלים'),
    say('YES', 'כן'),
  ])
  await page.getByRole('combobox', { name: say('Rows per page', 'שורות בעמוד') }).click()
  await expect(page.getByRole('option')).toHaveText(['1', '5', '10', '25', '50', '100'])
  await page.keyboard.press('Escape')

  await test.step('by part of its name, with one search', async () => {
    const calls = watchCalls(page)
    await tours.search.pressSequentially('GALILEE w', { delay: 50 })
    await expect(tours.rows).toHaveCount(1)
    expect(calls('GET tours?')).toHaveLength(1)
    await expect(page).toHaveURL(/search=GALILEE/)
    await tours.search.fill('no such tour')
    await expect(
      page.getByText(say('No tours found by search criteria.', 'לא נמצאו סיורים שמתאימים לחיפוש.')),
    ).toBeVisible()
  })

  await test.step('published ones only', async () => {
    const { data } = (await (await page.request.get('/api/v1/tours?search=bethlehem')).json()) as {
      data: { _id: string }[]
    }
    await page.request.post(`/api/v1/tours/deactivate/${data[0]?._id}`)
    await page.goto('/tours?search=bethlehem')
    await expect(tours.rows.getByText(say('NO', 'לא'), { exact: true })).toBeVisible()
    await tours.onlyPublished.check()
    await expect(tours.rows).toHaveCount(0)
    await expect(page).toHaveURL(/isActive=true/)
    await page.reload()
    await expect(tours.onlyPublished).toBeChecked()
    await tours.onlyPublished.uncheck()
    await expect(tours.rows).toHaveCount(1)
    await page.request.post(`/api/v1/tours/publish/${data[0]?._id}`)
  })

  await test.step('a row opens with a click, with Enter, and in a new tab', async () => {
    await page.goto('/tours?search=masada')
    const row = tours.rows.first()
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      row.getByRole('cell').nth(2).click({ button: 'middle' }),
    ])
    await expect(tab).toHaveURL(/\/tour\/[0-9a-f-]{36}$/)
    await tab.close()
    const name = (await row.getByRole('cell').first().textContent()) ?? ''
    await row.getByRole('cell').nth(1).click()
    await expect(tours.title).toHaveText(say(`Edit Tour - ${name}`, `עריכת סיור - \u2068${name}\u2069`))
    await page.goBack()
    await tours.rows.first().getByRole('link').press('Enter')
    await expect(page).toHaveURL(/\/tour\/[0-9a-f-]{36}$/)
  })

  await test.step('the button opens an empty editor', async () => {
    await page.goto('/tours')
    await tours.create.click()
    await expect(page).toHaveURL(/\/tour\/new$/)
    await expect(tours.title).toHaveText(say('Create New Tour', 'סיור חדש'))
  })
})
