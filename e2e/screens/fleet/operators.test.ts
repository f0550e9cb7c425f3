import { fleetPages } from '../../support/fleetPages.ts'
import { holdBack, watchCalls } from '../../support/requests.ts'
import { seeToast } from '../../support/toasts.ts'
import { expect, type Page, test } from '../journey.ts'

/** Creating and updating differ only in the body's id. */
const save = /\/operators$/

test('OPR-01 OPR-02 OPR-03 OPR-04 OPR-05 OPR-07 OPR-08 OPR-09 OPR-10 OPR-11 OPR-12 OPR-13 OPR-14 OPR-15 OPR-17 OPR-19 ROUTE-13 ROUTE-14 ROUTE-15 OMSG-03 OMSG-04 OMSG-05 OMSG-13 OCONST-08 OCONST-11 HOLE-O71 HOLE-O74 HOLE-O92 a driver is added, edited and deleted on the drivers screen', async ({
  page,
  say,
  signIn,
}) => {
  const fleet = fleetPages(page, say)
  const calls = watchCalls(page)
  await signIn(page, 'owner@demo.example')

  await test.step('guides and drivers are one screen with two tabs', async () => {
    await page.goto('/guides?limit=5')
    await expect(page.getByRole('heading', { name: say('Guides', 'מדריכים'), level: 1 })).toBeVisible()
    await expect(fleet.rows).toHaveCount(5)
    await expect(fleet.rowOf('Zvika Landau')).toHaveCount(0)
    await page.goto('/drivers/repository?limit=100')
    await expect(page.getByRole('heading', { name: say('Drivers', 'נהגים'), level: 1 })).toBeVisible()
    await expect(page.getByRole('tab')).toHaveText([say('Repository', 'רשימה'), say('Assignments', 'זמינות')])
    await expect(fleet.rowOf('Zvika Landau')).toContainText('233-74-016')
    await expect(fleet.rowOf('Anat Rubin')).toHaveCount(0)
    await expect(page.getByRole('columnheader')).toHaveText([
      say('Name', 'שם'),
      say('Mobile phone', 'טלפון נייד'),
      say('Email', 'אימייל'),
      say('City', 'עיר'),
      say('Languages', 'שפות'),
      say('License types', 'סוגי רישיון'),
      say('Car', 'רכב'),
      say('Ranking', 'דירוג'),
    ])
  })

  await test.step('missing fields have errors under them, and the first one gets the focus', async () => {
    await fleet.add('New driver', 'נהג חדש')
    await fleet.press('Create', 'יצירה')
    await expect(fleet.form.getByText(say('Name is required', 'שם הוא שדה חובה'))).toHaveCount(2)
    await expect(fleet.form.getByText(say('Phone is required', 'טלפון הוא שדה חובה'))).toBeVisible()
    await expect(fleet.form.getByText(say('Email is required', 'אימייל הוא שדה חובה'))).toBeVisible()
    await expect(fleet.field('First name', 'שם פרטי')).toBeFocused()
  })

  await test.step('languages, licenses and marks are chosen from their lists', async () => {
    expect(await fleet.optionsOf('License types', 'סוגי רישיון')).toEqual(['B', 'D1', 'D2', 'D3', 'D'])
    expect(await fleet.optionsOf('Ranking', 'דירוג')).toEqual([
      say('Often late', 'מאחר לעיתים קרובות'),
      say('Poor communication', 'תקשורת לקויה'),
      say('Customer complaints', 'תלונות של לקוחות'),
      say('Last minute cancellations', 'ביטולים ברגע האחרון'),
    ])
    await fleet.tick('Languages', 'שפות', [say('English', 'אנגלית'), say('Russian', 'רוסית')])
    await fleet.tick('License types', 'סוגי רישיון', ['D1', 'B'])
    await fleet.tick('Ranking', 'דירוג', [say('Often late', 'מאחר לעיתים קרובות')])
    await fleet.choose('Own car', 'רכב פרטי', '523-06-194')
  })

  await test.step('the driver is saved with the role of the tab', async () => {
    await fleet.field('First name', 'שם פרטי').fill('Aharon')
    await fleet.field('Last name', 'שם משפחה').fill('Peretz')
    await fleet.field('Mobile phone', 'טלפון נייד').fill('+972 54 555 0199')
    await fleet.field('Email', 'אימייל').fill('aharon@crew.example')
    const create = await holdBack(page, save)
    await fleet.press('Create', 'יצירה')
    await expect(fleet.toast('Creating...', 'יוצר...')).toBeVisible()
    create()
    await expect(fleet.toast('Created Item Successfully', 'הפריט נוצר בהצלחה')).toBeVisible()
    await expect(fleet.dialog).toHaveCount(0)
    const row = fleet.rowOf('Aharon Peretz')
    await expect(row).toContainText(say('English, Russian', 'אנגלית, רוסית'))
    await expect(row).toContainText('523-06-194')
    await expect(row).toContainText(say('Often late', 'מאחר לעיתים קרובות'))
  })

  await test.step('a row opens the form at its own address, by click and by Enter', async () => {
    await page.getByRole('searchbox').fill('aharon')
    await expect(fleet.rows).toHaveCount(1)
    await fleet
      .rowOf('Aharon Peretz')
      .getByRole('cell', { name: 'aharon@crew.example' })
      .click({ position: { x: 4, y: 4 } })
    await expect(fleet.field('First name', 'שם פרטי')).toHaveValue('Aharon')
    await expect(page).toHaveURL(/open=/)
    const id = new URL(page.url()).searchParams.get('open')
    expect(calls(`GET operators/getById/${id}`)).not.toEqual([])
    await page.reload()
    await fleet.field('Last name', 'שם משפחה').fill('Peretz Levi')
    await page.unroute(save)
    await page.route(save, (route) => route.abort('connectionrefused'))
    await fleet.press('Save', 'שמירה')
    await expect(fleet.toast('Could not updated', 'העדכון לא הצליח')).toBeVisible()
    await page.unroute(save)
    const update = await holdBack(page, save)
    await fleet.press('Save', 'שמירה')
    await expect(fleet.toast('Upading...', 'מעדכן...')).toBeVisible()
    update()
    await expect(fleet.toast('Updated Item Successfully', 'הפריט עודכן בהצלחה')).toBeVisible()
    await expect(fleet.rowOf('Aharon Peretz Levi')).toBeVisible()
    await expect(page).not.toHaveURL(/open=/)
  })

  await test.step('deleting asks with the type of the operator', async () => {
    await fleet.rowOf('Aharon Peretz Levi').getByRole('link').first().press('Enter')
    await fleet.press('Delete', 'מחיקה')
    await expect(fleet.dialog.last()).toContainText(say('Delete this driver?', 'למחוק את הנהג הזה?'))
    await fleet.press('Cancel', 'ביטול')
    await expect(fleet.dialog).toHaveCount(1)
    await expect(fleet.field('First name', 'שם פרטי')).toHaveValue('Aharon')
    await fleet.press('Delete', 'מחיקה')
    await expect(fleet.dialog).toHaveCount(2)
    const remove = await holdBack(page, /\/operators\/[0-9a-f-]{36}$/)
    await fleet.press('Delete', 'מחיקה')
    await expect(fleet.toast('Deleting...', 'מוחק...')).toBeVisible()
    remove()
    await expect(fleet.toast('Deleted Item Successfully', 'הפריט נמחק בהצלחה')).toBeVisible()
    await expect(fleet.rowOf('Aharon Peretz Levi')).toHaveCount(0)
  })

  await test.step('a guide with upcoming days is not deleted, and an unknown one leads back to the list', async () => {
    await page.goto('/guides?limit=100')
    const needed = await guideAhead(page)
    await fleet.rowOf(needed).getByRole('link').first().click()
    await fleet.press('Delete', 'מחיקה')
    await expect(fleet.dialog.last()).toContainText(say('Delete this guide?', 'למחוק את המדריך הזה?'))
    await fleet.press('Delete', 'מחיקה')
    await expect(fleet.toast('Could not delete', 'המחיקה לא הצליחה')).toBeVisible()
    await expect(
      page.getByText(say('This guide still has upcoming assignments', 'המדריך עדיין משובץ לסיורים קרובים')),
    ).toBeVisible()
    await page.goto('/guides?open=01900000-0000-7000-8000-000000000000')
    await seeToast(page, say('Not found', 'לא נמצא'))
    await expect(page).toHaveURL(/\/guides$/)
  })
})

/** The name of a guide who's assigned today or later. */
async function guideAhead(page: Page): Promise<string> {
  const answer = await page.request.get('/api/v1/operators?role=guide')
  const { data }: { data: { firstName: string; lastName: string; availability: { status: string }[] }[] } =
    await answer.json()
  const guide = data.find(({ availability }) => availability.some(({ status }) => status === 'assigned'))
  return `${guide?.firstName} ${guide?.lastName}`
}

test('HOLE-O74 a guide opens in a new tab with the search that led there, and closing returns to it', async ({
  page,
  say,
  signIn,
}) => {
  const fleet = fleetPages(page, say)
  await signIn(page, 'admin@demo.example', '/guides?search=talmon')
  const address = await fleet
    .rowOf('Erez Talmon')
    .getByRole('link', { name: 'Erez Talmon' })
    .getAttribute('href')
  expect(address).toMatch(/^\/guides\?search=talmon&open=/)
  await page.goto(address ?? '')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/guides?search=talmon')
  await expect(fleet.rows).toHaveCount(1)
})
