import { countHands, reportHands } from '../../support/countHands.ts'
import { expect, type Page, type Say, test } from '../../support/journey.ts'
import { tourEditor } from '../../support/tourEditor.ts'

const [rows, columns] = [16, 11]

/** Prices as copied from a spreadsheet; each pair of cities has different ones. */
const block = Array.from({ length: rows }, (_, row) =>
  Array.from({ length: columns }, (_, column) => 80 + row * 5 + column * 10).join('\t'),
).join('\n')

test('a tour with four group types, two languages and 176 prices goes on sale in few clicks and keys', async ({
  page,
  context,
  say,
  signIn,
  picture,
}) => {
  const tour = tourEditor(page, say)
  const groupTypes = [
    say('Small Group', 'קבוצה קטנה'),
    say('Medium Group', 'קבוצה בינונית'),
    say('Large Group', 'קבוצה גדולה'),
    say('Private', 'קבוצה פרטית'),
  ]
  const [english, french] = [say('English', 'אנגלית'), say('French', 'צרפתית')]
  const [sunday, saturday] = [say('Sunday', 'יום ראשון'), say('Saturday', 'יום שבת')]
  const [name, number] = [say('Nazareth at Noon', 'Nazareth at Night'), say('E955', 'E956')]
  const hands = await countHands(page)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn(page, 'owner@demo.example', '/tours')
  await tour.rows.first().waitFor()
  await page.evaluate((text) => navigator.clipboard.writeText(text), block)

  await test.step('a new one, with its prices from a spreadsheet', async () => {
    const [before, start] = [hands(), Date.now()]
    await tour.create.click()
    await expect(tour.field('Name', 'שם')).toBeFocused()
    await typeFields(page, [name, number, 'Bells and bazaars'])
    await tour.field('Tel Aviv', 'תל אביב').click()
    await typeFields(page, ['730', '8', '715', '745'])
    await choose(page, say, ['Main region', 'אזור ראשי'], ['North', 'צפון'])
    await tour.groupType('Return transport is included', 'כולל הסעה חזרה').click({ force: true })
    for (const type of groupTypes) await tour.groupType(type, type).click({ force: true })
    for (const type of groupTypes)
      await tour.drag(tour.cell(type, `${english}, ${sunday}`), tour.cell(type, `${french}, ${saturday}`))
    await picture(page, 'new tour')
    await tour.addList.click()
    await tour
      .groupType('Premium large groups have their own price', 'לקבוצות גדולות בפרימיום מחיר משלהן')
      .click({ force: true })
    await tour
      .price(say('Economy', 'אקונומי'), say('Tel Aviv', 'תל אביב'), say('Tel Aviv', 'תל אביב'))
      .click()
    await page.keyboard.press('ControlOrMeta+v')
    await picture(page, 'new tour prices')
    await page.getByRole('button', { name: say('Save and activate', 'שמירה והפעלה') }).click()
    await page.getByRole('button', { name: say('Save and publish', 'שמירה ופרסום') }).click()
    await page.waitForURL(/\/tours$/)
    const counted = reportHands('a new tour', before, hands(), start)
    expect(counted.clicks).toBeLessThanOrEqual(20)
    expect(counted.keys).toBeLessThanOrEqual(70)
  })
  const first = await saved(page, name)
  expect(first).toMatchObject({ isActive: true, pickupTimes: { tel_aviv: '07:30', jerusalem: '08:00' } })
  expect(first.groupTypes.map(({ languages }) => languages.map(({ days }) => days.length))).toEqual(
    groupTypes.map(() => [7, 7]),
  )
  expect(pricesOf(first)).toHaveLength(rows * columns)
})

/** Fills in fields in order, with Tab between them. */
async function typeFields(page: Page, texts: string[]): Promise<void> {
  for (const [index, text] of texts.entries()) {
    if (index > 0) await page.keyboard.press('Tab')
    await page.keyboard.type(text)
  }
}

async function choose(
  page: Page,
  say: Say,
  label: [string, string],
  option: [string, string],
): Promise<void> {
  await page.getByRole('combobox', { name: say(...label), exact: true }).click()
  await page.getByRole('option', { name: say(...option), exact: true }).click()
}

interface Saved {
  _id: string
  isActive: boolean
  groupTypes: { languages: { days: number[] }[] }[]
  pricesList: { status: string; prices: { prices: Record<string, unknown> }[] }[]
}

async function saved(page: Page, name: string): Promise<Saved> {
  const { data } = await (
    await page.request.get(`/api/v1/tours?search=${encodeURIComponent(name)}&limit=25`)
  ).json()
  return (await page.request.get(`/api/v1/tours/${data[0]._id}`)).json()
}

/** The prices above 0 of the tour's active lists. */
function pricesOf({ pricesList }: Saved): number[] {
  return pricesList
    .filter(({ status }) => status === 'Active')
    .flatMap(({ prices }) => prices.flatMap((pair) => numbersIn(pair.prices)))
    .filter((price) => price > 0)
}

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(numbersIn) : []
}
