import { each } from '../../../apps/server/src/kernel/sheet/each.ts'
import type { Cell } from '../../../apps/server/src/kernel/sheet/sheet.ts'
import { workbook } from '../../../apps/server/src/kernel/sheet/workbook.ts'
import { agencyToBill, draftStatement } from '../../support/statements.ts'
import { expect, test } from '../journey.ts'

const dollars = (amount: number) => amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' })

test('STMT-26 the agency’s list is laid beside ours, pasted or as a file: each row is equal, differs, or is only with one side; it’s adjusted, asked about or left, and its columns are remembered', async ({
  page,
  say,
  signIn,
}) => {
  await signIn(page, 'super@demo.example')
  const agency = await agencyToBill(page, {
    name: say('Myrtle Valley', 'Sage Valley'),
    customers: ['Amar', 'Bitton', 'Cohen'],
  })
  const draft = await draftStatement(page, agency)
  const [first, second, third] = draft.lines
  if (!first || !second || !third) throw new Error('Three orders are three lines')
  const { order: one } = first
  const stateOf = async (path: string) => (await page.request.get(`/api/v1/${path}`)).json()
  const before = await stateOf(`statements/${draft._id}`)

  await page.goto(`/agency_account/${agency._id}`)
  const title = say('Compare with the agency’s list', 'השוואה לרשימת הסוכנות')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: title }).click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(title)
  await page.goto(`/agency_account/${agency._id}/compare?statement=${draft._id}`)
  const rows = main.getByRole('row').filter({ has: page.getByRole('cell') })
  const paste = main.getByRole('textbox', { name: say('Or paste the table here', 'או להדביק כאן את הטבלה') })
  const compare = async (list: string) => {
    await paste.fill(list)
    await main.getByRole('button', { name: say('Compare', 'השוואה'), exact: true }).click()
  }
  const list = [
    'Voucher\tGuest\tPrice\tTo pay',
    `${one?.number}\tAmar\t${first.gross}\t${first.net}`,
    `${second.order?.number}\tBitton\t${second.gross}\t${second.gross}`,
    `X-1\tDahan\t100\t90`,
    `Total\t\t\t${first.net + second.gross + 90}`,
  ].join('\n')

  await test.step('a pasted table', async () => {
    await compare(list)
    await expect(rows).toHaveCount(5)
    await expect(rows.first()).toContainText(say('Differs', 'שונה'))
    await expect(rows.first()).toContainText(dollars(second.gross - second.net))
    await expect(rows.first()).toContainText(say('Gross', 'ברוטו'))
    await expect(rows.nth(1)).toContainText('X-1')
    await expect(rows.nth(1)).toContainText(say('Only with them', 'רק אצלם'))
    await expect(rows.nth(2)).toContainText(String(third.order?.number))
    await expect(rows.nth(2)).toContainText(say('Only with us', 'רק אצלנו'))
    await expect(rows.nth(3)).toContainText(say('Equal', 'זהה'))
    await expect(rows.nth(3).getByRole('button')).toHaveCount(0)
    await expect(rows.last()).toContainText(say('The total of the rows above', 'הסכום של השורות שמעל'))
    expect(await stateOf(`statements/${draft._id}`)).toEqual(before)
  })

  await test.step('the columns are chosen, and remembered for the agency', async () => {
    const amount = main.getByRole('combobox', { name: say('Column with the amount', 'העמודה עם הסכום') })
    const measure = main.getByRole('combobox', { name: say('Their amounts are', 'הסכומים שלהם הם') })
    await expect(amount).toHaveValue(/^D · /)
    await amount.click()
    await page.getByRole('option', { name: /^C · / }).click()
    await measure.click()
    await page.getByRole('option', { name: say('Gross', 'ברוטו') }).click()
    await expect(rows.filter({ hasText: say('Equal', 'זהה') })).toHaveCount(2)
    await page.reload()
    await compare(list)
    await expect(amount).toHaveValue(/^C · /)
    await expect(measure).toHaveValue(say('Gross', 'ברוטו'))
    await expect(rows.filter({ hasText: say('Equal', 'זהה') })).toHaveCount(2)
    await amount.click()
    await page.getByRole('option', { name: /^D · / }).click()
    await measure.click()
    await page.getByRole('option', { name: say('Net', 'נטו') }).click()
    await expect(rows.first()).toContainText(say('Gross', 'ברוטו'))
  })

  await test.step('a row is adjusted in the draft', async () => {
    await rows
      .nth(1)
      .getByRole('button', { name: say('Adjust', 'התאמה') })
      .click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('textbox', { name: say('Amount', 'סכום') })).toHaveValue(/90/)
    await dialog.getByRole('textbox', { name: say('Reason', 'סיבה') }).fill('X-1, a museum')
    await dialog.getByRole('button', { name: say('Add', 'הוספה'), exact: true }).click()
    await expect(dialog).toHaveCount(0)
    await expect(rows.filter({ hasText: 'X-1, a museum' })).toContainText(say('Only with us', 'רק אצלנו'))
    expect((await stateOf(`statements/${draft._id}`)).total).toBe(before.total + 90)
  })

  await test.step('a file, and a question about a line of a confirmed statement', async () => {
    const { hash } = await stateOf(`statements/${draft._id}`)
    const body = { hash, clientKey: crypto.randomUUID() }
    await page.request.post(`/api/v1/statements/${draft._id}/confirm`, { data: body })
    await page.goto(`/statement/${draft._id}`)
    await main.getByRole('link', { name: title }).click()
    await main.locator('input[type="file"]').setInputFiles({
      name: 'list.xlsx',
      mimeType: '',
      buffer: await workbookOf(draft.lines.map(({ order, net }) => [order?.number ?? null, net])),
    })
    const key = main.getByRole('combobox', { name: say('Column with the number', 'העמודה עם המספר') })
    await expect(key).toHaveValue(/^A · /)
    await expect(rows.filter({ hasText: say('Equal', 'זהה') })).toHaveCount(3)
    const csv = Buffer.from(`Voucher,To pay\n${one?.number},1`)
    await main.locator('input[type="file"]').setInputFiles({ name: 'list.csv', mimeType: '', buffer: csv })
    await expect(rows.first()).toContainText(dollars(1 - first.net))
    await rows
      .first()
      .getByRole('button', { name: say('Ask', 'שאלה') })
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: say('Question', 'שאלה') }).fill('They list 1 dollar')
    await dialog.getByRole('button', { name: say('Send question', 'שליחת השאלה') }).click()
    await expect(dialog).toHaveCount(0)
    const asked = await stateOf(`statements/${draft._id}`)
    expect(asked.openQuestions).toBe(1)
    expect(asked.total).toBe(before.total + 90)
  })

  await test.step('2,000 rows are compared and shown', async () => {
    const long = Array.from({ length: 2000 }, (_, at) => `V-${at}\t${at}.50`)
    await compare(['Voucher\tTo pay', ...long].join('\n'))
    await expect(main).toContainText('V-1999')
  })
})

/** A workbook with a column of numbers and one of amounts. */
async function workbookOf(rows: Cell[][]): Promise<Buffer> {
  const columns = ['Voucher', 'To pay'].map((header, at) => ({
    ...{ header, width: 12 },
    cell: (row: Cell[]) => row[at] ?? null,
  }))
  const chunks: Buffer[] = []
  const sheet = { name: 'List', isRightToLeft: false, columns, rows: each(rows) }
  for await (const chunk of workbook(sheet)) chunks.push(chunk)
  return Buffer.concat(chunks)
}
