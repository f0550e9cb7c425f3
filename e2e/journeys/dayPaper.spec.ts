import { dayBoard } from '../support/dayBoard.ts'
import { dayAhead } from '../support/days.ts'
import { expect, test } from '../support/journey.ts'
import { placeOrder } from '../support/placeOrder.ts'

test('DAY-10 a day is printed on one sheet across, with its date and vehicles, without what is only for the screen', async ({
  page,
  emptyDay,
  say,
  signIn,
}) => {
  const tomorrow = dayAhead(1)
  const departures = page.getByRole('region', { name: say('Departures', 'יציאות') })
  const away = new RegExp(say(': mark as unavailable$', ': סימון כלא זמין$'))
  await signIn(page, 'admin@demo.example')
  await page.goto(`/day?date=${tomorrow}`)
  const driver = await departures.getByRole('button', { name: away }).first().innerText()
  for (const view of ['list', 'timeline']) {
    await page.goto(`/day?date=${tomorrow}&view=${view}`)
    const vehicle = departures.getByText(/^\d{3}-\d{2}-\d{3}$/).first()
    await expect(vehicle).toBeVisible()
    const free = page.getByRole('heading', { name: say('Free cars', 'רכבים פנויים') })
    const next = page.getByRole('button', { name: say('Next day', 'היום הבא') })
    await expect(next).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(vehicle).toBeVisible()
    await expect(departures.getByText(driver).filter({ visible: true }).first()).toBeVisible()
    await expect(
      page.getByText(tomorrow.split('-').reverse().join('/')).filter({ visible: true }),
    ).toBeVisible()
    await expect(page.getByText(say('Printed', 'הודפס'))).toBeVisible()
    await expect(next).toBeHidden()
    await expect(free.filter({ visible: true })).toHaveCount(0)
    const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(paper.match(/\/Type \/Page\b/g)).toHaveLength(1)
    const [, across = 0, down = 0] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(paper)?.map(Number) ?? []
    expect(across / down).toBeCloseTo(Math.SQRT2, 2)
    await page.emulateMedia({ media: null })
  }

  const { tour } = await placeOrder(page, { tour: 'Jerusalem Old City', day: emptyDay, lastName: 'Paper' })
  const board = dayBoard(page, say)
  await board.open(tour, emptyDay)
  await board.addVehicle.click()
  await expect(board.cards).toHaveCount(1)
  for (const view of ['list', 'timeline']) {
    await page.goto(`/day?date=${emptyDay}&view=${view}`)
    await page.emulateMedia({ media: 'print' })
    const open = departures.getByText(say('No driver', 'אין נהג')).filter({ visible: true })
    await expect(open.first()).toBeVisible()
    await page.emulateMedia({ media: null })
  }
})
