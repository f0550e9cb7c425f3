import { Problem } from '@tourdesk/contract/kernel/problem'
import { addDays } from '@tourdesk/domain/calendar'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../../test/as.ts'
import { givenRoad } from '../../../test/crewPhone.ts'
import { formOf } from '../../../test/formOf.ts'
import { newId } from '../../kernel/newId.ts'

const server = await startServer({ now: '2026-03-02T10:00:00+02:00' })
const { as, db, given, close } = server
afterAll(close)

const owner = await given.owner()
const office = as(owner)
const { manifests } = office

async function givenVan(day: string) {
  const [guide, driver] = [await given.operator(), await given.operator({ role: 'driver' })]
  const road = await givenRoad(server, owner, { day, guide, driver })
  return { ...road, guide, driver, order: await road.party(3, { mobilePhone: '+34 600 555 010' }) }
}

const happenings: Record<string, (van: Awaited<ReturnType<typeof givenVan>>) => Promise<unknown>> = {
  'the order changes': async ({ order }) => {
    const { userInformation, selectedTours, ...form } = formOf(
      await office.orders.get({ params: { id: order._id } }),
    )
    return office.orders.change({
      params: { id: order._id },
      body: {
        ...form,
        userInformation: { ...userInformation, lastName: 'Other', mobilePhone: '+34 600 555 099' },
        selectedTours: selectedTours.map((entry) => ({ ...entry, participants: { adult: 1 } })),
      },
    })
  },
  'the order is canceled': ({ order }) =>
    office.orders.cancel({ body: { orderId: order._id, canRefund: false } }),
  'another party comes': ({ party }) => party(2, { lastName: 'Amsalem' }),
  'the crew changes': async ({ crew }) => crew([await given.operator()]),
  'names and phones change': async ({ tour, guide, driver }) => {
    await db.updateTable('tours').set({ name: 'Renamed' }).where('id', '=', tour.id).execute()
    await db
      .updateTable('operators')
      .set({ first_name: 'Renamed', mobile_phone: '052-5550111' })
      .where('id', 'in', [guide.id, driver.id])
      .execute()
  },
  'it is printed again': ({ unit }) => print(unit),
  'the vehicle is deleted': ({ unit }) => office.tourCars.remove({ params: { id: unit._id } }),
}

async function print({ _id }: { _id: string }) {
  const choice = { kind: 'office', locale: 'en', format: 'csv', clientKey: newId() } as const
  return manifests.print({ body: { scope: { tourCar: _id }, ...choice } })
}

async function fileOf(id: string): Promise<string> {
  return ((await manifests.file({ params: { id }, query: {} })) as Response).text()
}

/** What was deleted or canceled before can't be changed any more. */
function leaveRefused(error: unknown): void {
  if (!(error instanceof Problem)) throw error
}

test('versions never change, whatever happens to what they tell of, in any order', async () => {
  let day = '2026-03-10'
  const inAnyOrder = fc.shuffledSubarray(Object.keys(happenings), { minLength: 1 })
  await fc.assert(
    fc.asyncProperty(inAnyOrder, async ([first = '', ...others]) => {
      day = addDays(day, 1)
      const van = await givenVan(day)
      const { _id } = await print(van.unit)
      const before = await fileOf(_id)
      expect(before).toContain('600 555 010')
      await happenings[first]?.(van)
      for (const name of others) await happenings[name]?.(van).catch(leaveRefused)
      expect(await fileOf(_id)).toBe(before)
    }),
    { numRuns: 12 },
  )
})
