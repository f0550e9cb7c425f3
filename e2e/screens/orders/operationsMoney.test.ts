import { buffer } from 'node:stream/consumers'
import { readWorkbook } from '../../../apps/server/test/readWorkbook.ts'
import { filterBy } from '../../support/fields.ts'
import { expect, test } from '../journey.ts'

test('the office sees what each order costs, finds those with money to chase, and exports them', async ({
  page,
  say,
  signIn,
}) => {
  const rows = page.getByRole('row').filter({ has: page.getByRole('link') })
  const open = say('Open', 'נותר לתשלום')
  const [payment, overdue] = [say('Payment', 'תשלום'), say('Overdue', 'באיחור')]
  const total = async () => Number(/(\d+)$/.exec(await page.getByText(/^1–\d+ /).innerText())?.[1])
  await signIn(page, 'admin@demo.example', '/')
  await expect(rows).toHaveCount(25)

  await expect(
    page
      .getByRole('columnheader', { name: open, exact: true })
      .getByTitle(say('Of the whole order, not of this tour alone', 'של כל ההזמנה, ולא רק של הסיור הזה')),
  ).toBeVisible()

  await test.step('orders that wait for a price have none', async () => {
    await filterBy(page, payment, say('Waiting for a price', 'ממתינות למחיר'))
    await expect(page).toHaveURL(/money=unpriced$/)
    await expect(rows.filter({ hasNotText: say('TBD', 'ייקבע') })).toHaveCount(0)
    await expect(rows).not.toHaveCount(0)
    await filterBy(page, payment, say('Waiting for a price', 'ממתינות למחיר'))
  })

  await test.step('overdue orders are some of those not paid, and are marked', async () => {
    await filterBy(page, payment, say('Not paid', 'לא שולמו'))
    await expect(page).toHaveURL(/money=unpaid$/)
    await expect(rows.filter({ hasText: say('Paid', 'שולמה') })).toHaveCount(0)
    await expect(rows.filter({ hasNot: page.getByRole('img', { name: overdue }) })).not.toHaveCount(0)
    const unpaid = await total()
    await filterBy(page, payment, say('Not paid', 'לא שולמו'), overdue)
    await expect(page).toHaveURL(/money=overdue$/)
    await expect(rows.filter({ hasNot: page.getByRole('img', { name: overdue }) })).toHaveCount(0)
    await expect(rows).not.toHaveCount(0)
    expect(await total()).toBeLessThan(unpaid)
    await page.reload()
    await expect(
      page.getByRole('button', { name: say(`Remove filter: ${payment}`, `הסרת המסנן: ${payment}`) }),
    ).toBeVisible()
  })

  await test.step('the file of the same rows has the amounts, once for each order', async () => {
    await expect(rows.first()).toBeVisible()
    const listed = await total()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: say('Export', 'ייצוא'), exact: true }).click(),
    ])
    const [header = [], ...lines] = readWorkbook(await buffer(await download.createReadStream())).rows
    expect(lines).toHaveLength(listed)
    const openIn = header.indexOf(open)
    const amounts = new Map(
      lines.filter((line) => line[openIn]).map((line) => [line[0], Number(line[openIn])]),
    )
    expect(new Set(amounts.keys())).toEqual(new Set(lines.map(([number]) => number)))
    expect(lines.filter((line) => line[openIn])).toHaveLength(amounts.size)
    expect([...amounts.values()].every((amount) => amount > 0)).toBe(true)
  })
})
