import type { CapacityRuleInput } from '@tourdesk/contract/departures/capacityRules'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../../test/as.ts'

const { as, db, given, close } = await startServer({ now: '2026-03-02T10:00:00+02:00' })
afterAll(close)

const office = as(await given.owner())

const march = { startDate: '2026-03-01', endDate: '2026-03-31' }
const fromMid = { startDate: '2026-03-15', endDate: '2026-04-14' }

test.each<[string, Partial<CapacityRuleInput>, Partial<CapacityRuleInput>, boolean]>([
  ['equal', {}, {}, true],
  ['of equal ranges that share days', march, fromMid, true],
  ['of ranges of which one is shorter', march, { ...fromMid, endDate: '2026-03-31' }, false],
  ['of different weekdays', { weekdays: [0, 1] }, { weekdays: [2] }, false],
  ['of weekdays that share one', { weekdays: [0, 1] }, { weekdays: [1, 2] }, true],
  ['of a group type and for all', { group_type: 'small_group' }, {}, false],
  ['of two languages', { language: 'french' }, { language: 'german' }, false],
])('rules %s', async (_, first, second, isRefused) => {
  const tour = await given.tour()
  const create = (rule: Partial<CapacityRuleInput>) =>
    office.capacityRules.create({ body: { tour: tour.id, places: 10, ...rule } })
  const { _id: id } = await create(first)
  const saved = create(second)
  if (!isRefused) {
    await saved
    return
  }
  await expect(saved).rejects.toMatchObject({ status: 409, code: 'capacity_rules_overlap' })
  // A rule may be saved again, and one of another tour doesn't matter.
  await office.capacityRules.change({ params: { id }, body: { places: 12 } })
  const other = await given.tour()
  await office.capacityRules.create({ body: { tour: other.id, places: 10, ...second } })
})

test('of two equal rules saved at once, one is kept', async () => {
  const tour = await given.tour()
  const answers = await Promise.allSettled(
    [10, 12].map((places) => office.capacityRules.create({ body: { tour: tour.id, places } })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const { count } = await db
    .selectFrom('capacity_rules')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('tour_id', '=', tour.id)
    .executeTakeFirstOrThrow()
  expect(count).toBe(1)
})

test('seats of vehicles count all shared groups together, so such a rule names no group type and no language', async () => {
  const tour = await given.tour()
  for (const narrowed of [{ group_type: 'small_group' as const }, { language: 'french' as const }])
    await expect(
      office.capacityRules.create({ body: { tour: tour.id, mode: 'vehicles', places: 10, ...narrowed } }),
    ).rejects.toMatchObject({
      status: 400,
      issues: [{ field: expect.stringMatching(/^(group_type|language|mode)$/) }],
    })
  await expect(
    sql`insert into capacity_rules (id, tour_id, group_type, mode, places, created_at, updated_at)
        values (gen_random_uuid(), ${tour.id}, 'small_group', 'vehicles', 10, now(), now())`.execute(db),
  ).rejects.toMatchObject({ constraint: 'capacity_rules_vehicles' })
})
