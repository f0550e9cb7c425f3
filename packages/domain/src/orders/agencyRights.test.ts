import { expect, test } from 'vitest'
import { issuesOf } from '../checked.ts'
import { givenEntry, givenOrder } from '../testing/given.ts'
import { staysWithinRights, withinRights } from './agencyRights.ts'

const closed = { allowPrivateGroup: false, doesAllowPaymentToAgency: false }
const open = { allowPrivateGroup: true, doesAllowPaymentToAgency: true }
const group = givenEntry({ _id: 'e1' })
const privately = givenEntry({ _id: 'e2', group_type: 'private_group' })
const order = givenOrder({ isAgencyPayment: true, selectedTours: [group, privately] })
const payment = { field: 'isAgencyPayment', code: 'agency_payment_not_allowed' }
const privateAt = (index: number) => ({
  field: `selectedTours.${index}.group_type`,
  code: 'private_group_not_allowed',
})

test('FORM-59 FORM-82 private groups and payment to the agency depend on the rights of the order’s agency', () => {
  expect(issuesOf(withinRights(order, closed))).toEqual([privateAt(1), payment])
  expect(issuesOf(withinRights(order, { ...open, allowPrivateGroup: false }))).toEqual([privateAt(1)])
  expect(issuesOf(withinRights(order, { ...open, doesAllowPaymentToAgency: false }))).toEqual([payment])
  expect(issuesOf(withinRights(order, open))).toEqual([])
  expect(issuesOf(withinRights(order, null))).toEqual([])
})

test('these rights do not apply to a canceled private group or the vehicle of a private order', () => {
  const canceled = givenOrder({ selectedTours: [{ ...privately, status: 'CANCELED' }] })
  expect(issuesOf(withinRights(canceled, closed))).toEqual([])
  expect(
    issuesOf(withinRights(givenOrder({ orderType: 'private', selectedTours: [privately] }), closed)),
  ).toEqual([])
})

test('what the saved order already had is allowed, wherever its entry is now', () => {
  const turned = { ...order, selectedTours: [privately, group] }
  expect(issuesOf(staysWithinRights(turned, closed, order))).toEqual([])
  const more = { ...order, selectedTours: [group, privately, { ...privately, _id: undefined }] }
  expect(issuesOf(staysWithinRights(more, closed, order))).toEqual([privateAt(2)])
  const switched = {
    ...order,
    selectedTours: [{ ...group, group_type: 'private_group' as const }, privately],
  }
  expect(issuesOf(staysWithinRights(switched, closed, { ...order, isAgencyPayment: false }))).toEqual([
    privateAt(0),
    payment,
  ])
})

test('a new order, and one that moves to another agency, is checked as a whole', () => {
  expect(issuesOf(staysWithinRights(order, closed, null))).toHaveLength(2)
  expect(issuesOf(staysWithinRights({ ...order, agency: 'orchard' }, closed, order))).toHaveLength(2)
})
