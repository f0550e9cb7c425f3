import { faultsOf } from '../../support/axe.ts'
import { crewPage, enterOn, enterTunnel, newPhone } from '../../support/crewPage.ts'
import { dayAhead } from '../../support/days.ts'
import { expect, type Locator, type Say, test } from '../../support/journey.ts'
import { planRoad } from '../../support/planRoad.ts'

test('PLAN-37 a driver enters days off on the phone, is told whom to call about a day with a vehicle, and loses nothing without a connection', async ({
  page,
  browser,
  baseURL,
  language,
  say,
  signIn,
  picture,
}) => {
  const name = say('Gil Harari', 'גיל הררי')
  await signIn(page, 'owner@demo.example')
  const road = await planRoad(page, name, language, [
    { lastName: 'Levi', adults: 2, place: 'Hilton Tel Aviv', time: '07:00' },
  ])
  const phone = await newPhone(browser, baseURL ?? '', language, { width: 360, height: 740 })
  const crew = crewPage(phone, say)
  const away = daysOff(crew.main, say)
  await enterOn(phone, page, road.driver, say)

  await test.step('the days lead there, and none is off yet', async () => {
    await crew.main.getByRole('link', { name: say('Days off', 'ימים שלא אוכל לעבוד') }).click()
    await expect(phone).toHaveURL(/\/crew\/away$/)
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText(say('Days off', 'ימים שלא אוכל לעבוד'))
    await expect(crew.main).toContainText(say('No days off yet.', 'עוד לא סומנו ימים.'))
  })

  await test.step('wrong days are named at their fields', async () => {
    await away.enter.click()
    await expect(crew.main.getByRole('alert')).toHaveText(
      Array.from({ length: 2 }, () => say('Please choose a day.', 'נא לבחור יום.')),
    )
    await expect(away.from).toBeFocused()
    await away.from.fill(dayAhead(0))
    await away.to.fill(dayAhead(91))
    await expect(crew.main.getByRole('alert')).toHaveCount(0)
    await away.enter.click()
    await expect(crew.main).toContainText(say('Days off start tomorrow.', 'אפשר לסמן ממחר והלאה.'))
    await expect(crew.main).toContainText(say('At most 90 days ahead.', 'אפשר עד 90 ימים מראש.'))
    await away.from.fill(dayAhead(20))
    await away.to.fill(dayAhead(19))
    await away.enter.click()
    await expect(away.to).toBeFocused()
    await expect(crew.main).toContainText(
      say('The last day is before the first.', 'היום האחרון לפני הראשון.'),
    )
    expect(await faultsOf(phone)).toEqual([])
  })

  await test.step('a day with a vehicle can’t be entered, and the office is one tap away', async () => {
    await away.from.fill(road.day)
    await away.to.fill(road.day)
    await away.enter.click()
    const refused = crew.main.getByRole('alert')
    await expect(refused).toContainText(say('You are on a vehicle on', 'יש לך שיבוץ ב'))
    await expect(refused.getByRole('link')).toHaveAttribute('href', /^tel:\+?\d+/)
    await expect(away.from).toHaveValue(road.day)
    expect(await faultsOf(phone)).toEqual([])
    await picture(phone, 'crew-away-refused')
  })

  const [first, last] = [dayAhead(40), dayAhead(42)]

  await test.step('without a connection nothing is lost, not even on a reload', async () => {
    await away.from.fill(first)
    await expect(away.to).toHaveValue(first)
    await away.to.fill(last)
    await crew.isKept()
    const leaveTunnel = await enterTunnel(phone.context())
    await away.enter.click()
    await expect(crew.main.getByRole('alert')).toContainText(say('No connection', 'אין חיבור'))
    await phone.reload()
    await expect(away.from).toHaveValue(first)
    await expect(away.to).toHaveValue(last)
    await leaveTunnel()
    await away.enter.focus()
    await phone.keyboard.press('Enter')
    await expect(crew.main.getByRole('status')).toHaveText(
      say('Saved. The office sees it now.', 'נשמר. המשרד כבר רואה את זה.'),
    )
    await expect(away.rows).toHaveCount(1)
    await expect(away.from).toHaveValue('')
    await picture(phone, 'crew-away')
    expect(await faultsOf(phone)).toEqual([])
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })

  await test.step('they are removed without a mouse', async () => {
    await away.rows.getByRole('button').focus()
    await phone.keyboard.press('Enter')
    await crew.sheet.getByRole('button', { name: say('Remove', 'הסרה'), exact: true }).focus()
    await phone.keyboard.press('Enter')
    const news = crew.main.getByRole('status')
    await expect(news).toHaveText(
      say('Removed. The office can plan with you again.', 'הוסר. המשרד יכול שוב לשבץ אותך.'),
    )
    await expect(news).toBeFocused()
    await expect(away.rows).toHaveCount(0)
  })
  await phone.context().close()
})

/** The parts of the page of days off. */
function daysOff(main: Locator, say: Say) {
  return {
    from: main.getByLabel(say('From', 'מתאריך'), { exact: true }),
    to: main.getByLabel(say('To', 'עד תאריך'), { exact: true }),
    enter: main.getByRole('button', { name: say('I can’t work', 'לא אוכל לעבוד'), exact: true }),
    rows: main.getByRole('listitem'),
  }
}
