import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../test/as.ts'
import { formOf } from '../../test/formOf.ts'
import { newId } from '../kernel/newId.ts'

const { as, given, close } = await startServer({ now: '2026-03-02T10:00:00+02:00' })
afterAll(close)
const office = as(await given.owner())
const agency = await given.account({ name: 'Pelican Travel' })
const [yael, agent] = [
  await given.user({ account: agency, role: 'OWNER' }),
  await given.user({ account: agency, role: 'AGENT' }),
]
const booked = (refOrderNumber: string, by = yael) => given.order({ by, refOrderNumber })

test('FORM-88 a second order with the agency’s own reference is asked about, names the first, and can be saved anyway', async () => {
  const first = await booked('VG-4711')
  const again = { status: 409, code: 'reference_taken' }
  for (const reference of ['VG-4711', ' vg-4711 ', 'VG-4711\u2069'])
    await expect(booked(reference)).rejects.toMatchObject({
      ...again,
      params: { orderNumber: String(first.orderNumber) },
    })
  await expect(booked('VG-4711', agent)).rejects.toMatchObject(again)
  const { selectedTours: _, ...form } = formOf(first)
  const body = { ...formOf(first), clientKey: newId() }
  expect(form.refOrderNumber).toBe('VG-4711')
  await expect(as(yael).orders.place({ body: withoutIds(body) })).rejects.toMatchObject(again)
  const second = await as(yael).orders.place({ body: { ...withoutIds(body), overrideReference: true } })
  expect(second).toMatchObject({ refOrderNumber: 'VG-4711' })
  expect(second._id).not.toBe(first._id)
})

test('a change to a taken reference is asked about, and any other change of the order isn’t', async () => {
  const [first, other] = [await booked('A-1'), await booked('A-2')]
  const change = (form: object, more = {}) =>
    as(yael).orders.change({
      params: { id: other._id },
      body: { ...formOf(other), ...form, ...more },
    })
  await expect(change({ refOrderNumber: 'a-1' })).rejects.toMatchObject({
    code: 'reference_taken',
    params: { orderNumber: String(first.orderNumber) },
  })
  const taken = await change({ refOrderNumber: 'A-1' }, { overrideReference: true })
  const notes = { ...taken.userInformation, notes: 'Late flight' }
  const saved = await as(yael).orders.change({
    params: { id: other._id },
    body: { ...formOf(taken), userInformation: notes },
  })
  expect(saved.refOrderNumber).toBe('A-1')
})

test('a canceled order, another agency’s and the office’s own leave a reference free, and none is no reference', async () => {
  const first = await booked('B-1')
  await office.orders.cancel({ body: { orderId: first._id, canRefund: true } })
  await booked('B-1')
  await booked('', yael)
  await booked('', yael)
  const elsewhere = await given.user({ account: await given.account(), role: 'OWNER' })
  await booked('B-1', elsewhere)
  for (let time = 0; time < 2; time += 1) await given.order({ refOrderNumber: 'GROUP-7' })
})

test('two at the same moment: one is asked about; the same click twice is one order', async () => {
  const both = await Promise.allSettled([booked('C-1'), booked('C-1')])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const body = { ...withoutIds(formOf(await booked('C-2'))), refOrderNumber: 'C-3', clientKey: newId() }
  const clicks = await Promise.all([1, 2].map(() => as(yael).orders.place({ body })))
  expect(new Set(clicks.map(({ _id }) => _id)).size).toBe(1)
})

/** The form of another order with the same content. */
function withoutIds<Form extends { updatedAt: string; selectedTours: { _id?: string | undefined }[] }>({
  updatedAt: _updatedAt,
  ...form
}: Form) {
  return { ...form, selectedTours: form.selectedTours.map(({ _id, ...entry }) => entry) }
}
