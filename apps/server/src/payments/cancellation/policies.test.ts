import { defaultTiers } from '@tourdesk/domain/payments/cancellationPolicy'
import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../../test/as.ts'
import { actionsOn } from '../../../test/auditOf.ts'
import { everyTable } from '../../../test/everyTable.ts'
import { formOf, formWith } from '../../../test/formOf.ts'
import { noticesOf } from '../../../test/noticesOf.ts'
import { newId } from '../../kernel/newId.ts'

const { as, clock, db, given, product, close } = await startServer({ now: '2026-03-02T10:00:00+02:00' })
afterAll(close)
const owner = await given.owner()
const office = as(owner)
const { cancellationPolicies: policies } = office

const tier = (daysBefore: number, percent: number) => ({ daysBefore, time: '19:00', percent })
const stepped = [tier(14, 100), tier(7, 50), tier(2, 25)]
let count = 0
const make = (more: object = {}) => {
  count += 1
  return policies.create({ body: { name: `Terms ${count}`, tiers: stepped, ...more } })
}
/** The terms of an order's entries, in their order. */
const termsOf = async ({ _id }: { _id: string }) =>
  (
    await everyTable(db)
      .selectFrom('order_entries')
      .select('cancellation_tiers')
      .where('order_id', '=', _id)
      .orderBy('position')
      .execute()
  ).map(({ cancellation_tiers }) => cancellation_tiers)

test('LEDG-17 an installation starts with the seeds’ rule as its default, which cannot be deleted', async () => {
  const [first, ...others] = (await policies.list()).data
  expect(first).toMatchObject({ name: 'Standard', isDefault: true, tiers: defaultTiers })
  expect(others.filter(({ isDefault }) => isDefault)).toEqual([])
  const params = { id: first?._id ?? '' }
  await expect(policies.remove({ params })).rejects.toMatchObject({
    code: 'default_policy_fixed',
    status: 409,
  })
  await expect(policies.change({ params, body: { tours: [(await given.tour()).id] } })).rejects.toMatchObject(
    { issues: [{ field: 'tours', code: 'field_invalid' }] },
  )
})

test('a policy keeps its tiers with the earliest moment first, and is logged and announced', async () => {
  const notices = await noticesOf(product, () => make({ name: 'Winter', tiers: stepped.toReversed() }))
  expect(notices).toEqual([{ topic: 'settings', days: [], by: owner.id, accountId: 'all' }])
  const made = (await policies.list()).data.find(({ name }) => name === 'Winter')!
  expect(made.tiers).toEqual(stepped)
  const params = { id: made._id }
  const changed = await policies.change({
    params,
    body: { name: 'Winter terms', updatedAt: made.updatedAt },
  })
  expect(changed).toMatchObject({ name: 'Winter terms', tiers: stepped })
  await expect(
    policies.change({ params, body: { name: 'Mine', updatedAt: made.updatedAt } }),
  ).rejects.toMatchObject({ code: 'changed_by_another', status: 409 })
  await policies.remove({ params })
  await expect(policies.remove({ params })).rejects.toMatchObject({ status: 404 })
  expect(await actionsOn(db, made._id)).toEqual(['created', 'updated', 'deleted'])
})

test.each<[string, object, string]>([
  ['rising percents', { tiers: [tier(7, 50), tier(2, 60)] }, 'tiers.1.percent'],
  ['no name', { name: ' ' }, 'name'],
  ['seven tiers', { tiers: [7, 6, 5, 4, 3, 2, 1].map((days) => tier(days, days)) }, 'tiers'],
  ['101 percent', { tiers: [tier(1, 101)] }, 'tiers.0.percent'],
  ['half a percent', { tiers: [tier(1, 0.5)] }, 'tiers.0.percent'],
  ['days after the tour', { tiers: [tier(-1, 50)] }, 'tiers.0.daysBefore'],
  ['25 o’clock', { tiers: [{ ...tier(1, 50), time: '25:00' }] }, 'tiers.0.time'],
  ['a tour that doesn’t exist', { tours: [newId()] }, 'tours'],
  ['an agency that doesn’t exist', { agencies: [newId()] }, 'agencies'],
])('%s are refused at their field', async (_, wrong, field) => {
  await expect(make(wrong)).rejects.toMatchObject({ status: 400, issues: [{ field }] })
})

test('LEDG-16 an order is sold with the agency’s policy before the tour’s, and with the tour’s before the default', async () => {
  const [plain, own] = [await given.tour(), await given.tour()]
  const agency = await given.account()
  const [ofTour, ofAgency] = [[tier(5, 50)], [tier(10, 80)]]
  await make({ tiers: ofTour, tours: [own.id] })
  await make({ tiers: ofAgency, agencies: [agency.id] })
  const selectedTours = [{ tour: plain.id }, { tour: own.id }]
  expect(await termsOf(await given.order({ selectedTours }))).toEqual([defaultTiers, ofTour])
  expect(await termsOf(await given.order({ selectedTours, agency: agency.id }))).toEqual([ofAgency, ofAgency])
})

test('a tour moves from policy to policy, so it never has two', async () => {
  const tour = await given.tour()
  const [first, second] = [await make({ tours: [tour.id] }), await make({ tours: [tour.id] })]
  const { data } = await policies.list()
  expect(data.find(({ _id }) => _id === first._id)?.tours).toEqual([])
  expect(data.find(({ _id }) => _id === second._id)?.tours).toEqual([tour.id])
  await expect(policies.remove({ params: { id: second._id } })).rejects.toMatchObject({
    code: 'policy_in_use',
  })
  await policies.change({ params: { id: second._id }, body: { tours: [] } })
  await policies.remove({ params: { id: second._id } })
})

test('a form opened before a tour moved to another policy, or was copied, doesn’t take it back', async () => {
  const tour = await given.tour()
  const opened = await make({ tours: [tour.id] })
  const copied = await office.tours.duplicate({ params: { id: tour.id } })
  const save = (policy: typeof opened) =>
    policies.change({
      params: { id: policy._id },
      body: { tiers: [], tours: policy.tours, updatedAt: policy.updatedAt },
    })
  await expect(save(opened)).rejects.toMatchObject({ code: 'changed_by_another', status: 409 })
  const read = (await policies.list()).data.find(({ _id }) => _id === opened._id)!
  expect(read.tours.toSorted()).toEqual([tour.id, copied._id].toSorted())
  const next = await make({ tours: [tour.id] })
  await expect(save(read)).rejects.toMatchObject({ code: 'changed_by_another', status: 409 })
  expect((await policies.list()).data.find(({ _id }) => _id === next._id)?.tours).toEqual([tour.id])
})

test('two policies never have the same name', async () => {
  await make({ name: 'Summer' })
  await expect(make({ name: 'SUMMER' })).rejects.toMatchObject({ code: 'policy_name_taken', status: 409 })
})

test('a copied tour has the policy of its original', async () => {
  const tour = await given.tour()
  const { _id } = await make({ tours: [tour.id] })
  const copy = await office.tours.duplicate({ params: { id: tour.id } })
  const policy = (await policies.list()).data.find((one) => one._id === _id)
  expect(policy?.tours.toSorted()).toEqual([tour.id, copy._id].toSorted())
})

test('an order keeps the terms it was sold with when the policy changes or is deleted', async () => {
  const tour = await given.tour()
  const { _id } = await make({ tours: [tour.id] })
  const order = await given.order({ selectedTours: [{ tour: tour.id }] })
  await policies.change({ params: { id: _id }, body: { tiers: [], tours: [] } })
  await policies.remove({ params: { id: _id } })
  const params = { id: order._id }
  const saved = await office.orders.change({ params, body: formWith(order, { notes: 'Two seats in front' }) })
  expect(await termsOf(order)).toEqual([stepped])
  const other = await given.tour()
  clock.set('2026-03-02T10:05:00+02:00')
  await office.orders.change({ params, body: formWith(saved, { tour: other.id }) })
  expect(await termsOf(order)).toEqual([defaultTiers])
})

test('an order that gets another agency gets its terms', async () => {
  const agency = await given.account()
  await make({ agencies: [agency.id], tiers: [tier(30, 100)] })
  const order = await given.order()
  await office.orders.change({ params: { id: order._id }, body: { ...formOf(order), agency: agency.id } })
  expect(await termsOf(order)).toEqual([[tier(30, 100)]])
})
