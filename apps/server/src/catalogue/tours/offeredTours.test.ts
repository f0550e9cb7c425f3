import { groupTypes } from '@tourdesk/domain/catalogue/vocabulary'
import { pricedGroupsOf } from '@tourdesk/domain/pricing/pricedDays'
import { privateColumns } from '@tourdesk/domain/pricing/vocabulary'
import { afterAll, expect, test } from 'vitest'
import { openTourDesk, pair, summer } from './tourDesk.fixture.ts'

const desk = await openTourDesk()
const { as, clock, db, given, office, create } = desk
afterAll(desk.close)

const free = {
  economy: 0,
  small_group: 0,
  medium_group: 0,
  large_group: 0,
  private_group: Object.fromEntries(privateColumns.map((column) => [column, 0])) as Record<
    (typeof privateColumns)[number],
    number
  >,
  transferFee: 15,
}
const everyDay = groupTypes.map((group_type) => ({
  group_type,
  languages: [{ language: 'english' as const, days: [0, 1, 2, 3, 4, 5, 6] }],
}))
const priced = (prices: Partial<typeof free>) => ({
  ...summer,
  status: 'Active' as const,
  prices: [{ ...pair, prices: { ...free, ...prices } }],
})

test('the order form offers every tour on sale with the same days as the whole tours', async () => {
  clock.set(new Date('2026-05-01T08:00:00Z'))
  const lists = [
    priced({ economy: 70 }),
    priced({ large_group: 70 }),
    priced({ small_group: 70 }),
    priced({ medium_group: 70 }),
    priced({ private_group: { ...free.private_group, nineteen_seater: 900 } }),
    priced(pair.prices),
  ]
  for (const list of lists) await create({ isActive: true, groupTypes: everyDay, pricesList: [list] })
  await create({ isActive: true, groupTypes: everyDay, pricesList: [lists[5]!] })
  await create({
    isActive: true,
    groupTypes: everyDay.slice(1),
    pricesList: [
      { ...lists[5]!, startDate: '2027-01-01' },
      { ...lists[2]!, endDate: '2026-12-31' },
      { ...lists[3]!, status: 'Draft' },
    ],
    unavailabilityDates: [
      { start_date: '2026-06-01', end_date: '2026-06-03', group_type: 'small_group', languages: ['english'] },
    ],
  })
  await create({ isActive: false })

  const agent = as(await given.user({ role: 'AGENT', account: await given.account() }))
  const [{ data: whole }, offered] = [await office.tours.active(), await agent.tours.offered()]
  expect(
    offered.tours.map(({ days, isLimited: _, ...tour }) => ({ ...tour, ...offered.days[days] })),
  ).toEqual(
    whole.map(
      ({
        _id,
        name,
        number,
        doesIncludeReturnTransport,
        groupTypes: weekly,
        unavailabilityDates,
        bookingCloses,
        pricedDays,
      }) => ({
        _id,
        name,
        number,
        doesIncludeReturnTransport,
        groupTypes: weekly,
        unavailabilityDates,
        bookingCloses,
        pricedDays,
      }),
    ),
  )
  expect(whole.length).toBe(8)
})

test('tours with the same days share them', async () => {
  const { tours, days } = await office.tours.offered()
  expect(tours.length).toBe(8)
  // Economy and large are classes of the same group.
  expect(days.length).toBe(6)
})

test('the database knows the group types with a price as the rules do', async () => {
  const rows = await db.selectFrom('price_lists').select(['prices', 'priced_groups']).execute()
  expect(rows.length).toBeGreaterThan(8)
  for (const { prices, priced_groups } of rows) expect(priced_groups).toEqual(pricedGroupsOf(prices))
})
