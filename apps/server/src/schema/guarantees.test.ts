import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../test/database.ts'
import { everyTable } from '../../test/everyTable.ts'
import { canceledColumns } from '../entries/writeEntries.ts'
import { newId } from '../kernel/newId.ts'
import { business } from './guarantees.fixture.ts'

let database: TestDatabase
let given: ReturnType<typeof business>

beforeEach(async () => {
  database = await testDatabase()
  given = business(database.db)
})
afterEach(() => database.drop())

describe('accounts', () => {
  test('HOLE-A4 there is one main account, and names are unique ignoring case', async () => {
    await given.account({ name: 'Main Office', is_main: true })
    await expect(given.account({ name: 'Other Office', is_main: true })).rejects.toThrow('accounts_one_main')
    await expect(given.account({ name: 'MAIN office' })).rejects.toThrow('accounts_name')
  })

  test('HOLE-A42 HOLE-A57 a login is unique ignoring case, and free again when its user is deleted', async () => {
    const dana = await given.user('Dana@example.org')
    await expect(given.user('dana@EXAMPLE.org')).rejects.toThrow('users_login')
    await database.db.updateTable('users').set({ deleted_at: new Date() }).where('id', '=', dana).execute()
    await given.user('dana@EXAMPLE.org')
  })
})

describe('prices', () => {
  test('PLIST-08 HOLE-C30 HOLE-C31 a tour’s active lists never overlap; drafts and other tours’ lists may', async () => {
    const [masada, galilee] = [await given.tour(), await given.tour()]
    await given.priceList(masada, 'Active', '2026-01-01', '2026-06-30')
    await expect(given.priceList(masada, 'Active', '2026-06-30', null)).rejects.toThrow('active_apart')
    await given.priceList(masada, 'Draft', '2026-06-30', null)
    await given.priceList(masada, 'Active', '2026-07-01', null)
    await given.priceList(galilee, 'Active', '2026-06-30', null)
  })

  test('HOLE-C40 a coupon is never used more often than its limit', async () => {
    const id = await given.coupon(1)
    const redeem = () =>
      database.db
        .updateTable('coupons')
        .set((coupon) => ({ uses: coupon('uses', '+', 1) }))
        .where('id', '=', id)
        .execute()
    await redeem()
    await expect(redeem()).rejects.toThrow('coupons_not_used_up')
  })

  test('HOLE-C63 a city has one default location', async () => {
    await given.location('jaffa', true)
    await given.location('jaffa', false)
    await given.location('herzliya', true)
    await expect(given.location('jaffa', true)).rejects.toThrow('locations_one_default')
  })
})

describe('orders', () => {
  test('HOLE-O49 order numbers start at 10001 and are consecutive', async () => {
    const orders = [await given.order(), await given.order()]
    expect(orders.map((order) => order.order_number)).toEqual([10001, 10002])
  })

  test('HOLE-O51 one save makes one order', async () => {
    const client_key = newId()
    await given.order({ client_key })
    await expect(given.order({ client_key })).rejects.toThrow('orders_client_key_key')
  })

  test('HOLE-O31 one provider transaction settles one payment', async () => {
    const { id: order } = await given.order()
    await given.payment(order, 'T-100')
    await expect(given.payment(order, 'T-100')).rejects.toThrow('payments_transaction')
  })
})

describe('the ledger', () => {
  test('its rows are never changed or deleted', async () => {
    const { id: order } = await given.order()
    const id = await given.ledgerEntry(order)
    const refusal = 'rows of ledger_entries are never changed or deleted'
    const db = everyTable(database.db)
    await expect(db.updateTable('ledger_entries').set({ note: 'x' }).execute()).rejects.toThrow(refusal)
    await expect(db.deleteFrom('ledger_entries').where('id', '=', id).execute()).rejects.toThrow(refusal)
    await expect(db.deleteFrom('orders').where('id', '=', order).execute()).rejects.toThrow('ledger_entries')
  })

  test('a row is taken back once, by a row of the same order', async () => {
    const [order, other] = [await given.order(), await given.order()]
    const sale = await given.ledgerEntry(order.id)
    const reversal = { kind: 'reversal' as const, amount: -24000, reverses_id: sale }
    await expect(given.ledgerEntry(other.id, reversal)).rejects.toThrow('ledger_entries_reverses')
    await given.ledgerEntry(order.id, reversal)
    await expect(given.ledgerEntry(order.id, reversal)).rejects.toThrow('ledger_entries_reversed_once')
  })

  test('a payment comes in once, and one key of the client makes one row', async () => {
    const { id: order } = await given.order()
    const payment_id = await given.payment(order, 'T-100')
    const row = { kind: 'payment' as const, amount: -24000, method: 'card' as const, payment_id }
    const client_key = newId()
    await given.ledgerEntry(order, { ...row, client_key })
    await expect(given.ledgerEntry(order, row)).rejects.toThrow('ledger_entries_payment_once')
    await expect(given.ledgerEntry(order, { client_key })).rejects.toThrow('ledger_entries_client_key')
  })

  test('a row says what its kind says: which way the money went, how, and why', async () => {
    const { id: order } = await given.order()
    const payment_id = await given.payment(order, 'T-101')
    const refused = {
      ledger_entries_amount_check: { amount: 0 },
      ledger_entries_sign: { amount: -1 },
      ledger_entries_money: { kind: 'payment', amount: -1, payment_id },
      ledger_entries_adjustment: { kind: 'adjustment' },
      ledger_entries_reversal: { kind: 'reversal' },
      ledger_entries_received: { received_amount: 100 },
    } as const
    for (const [constraint, row] of Object.entries(refused))
      await expect(given.ledgerEntry(order, row)).rejects.toThrow(constraint)
  })
})

describe('vehicles', () => {
  test('CAL-21 a tour has one departure a day', async () => {
    const tour = await given.tour()
    await given.tourEvent(tour, '2026-03-02')
    await given.tourEvent(tour, '2026-03-03')
    await expect(given.tourEvent(tour, '2026-03-02')).rejects.toThrow('tour_events_tour_date')
  })

  test('CAL-21 an entry has the departure of its tour and date, which cannot be deleted before it', async () => {
    const entry = await given.entryLike(await given.unit('2026-03-02'))
    await expect(given.changeEntry(entry, { tour_date: '2026-03-03' })).rejects.toThrow('order_entries_event')
    await expect(database.db.deleteFrom('tour_events').execute()).rejects.toThrow('order_entries_event')
  })

  test('HOLE-O81 a car is on one unit a day, over all days of a long order', async () => {
    const car_id = await given.car()
    await given.unit('2026-03-02', { end_date: '2026-03-05', car_id })
    await expect(given.unit('2026-03-05', { car_id })).rejects.toThrow('vehicle_units_car_apart')
    await given.unit('2026-03-06', { car_id })
  })

  test('HOLE-O81 a person is on one unit a day, and can be both its guide and driver', async () => {
    const yael = await given.operator()
    const first = await given.unit('2026-03-02')
    const second = await given.unit('2026-03-02')
    await given.crew(first, yael, { is_guide: true, is_driver: true })
    await expect(given.crew(second, yael, { is_guide: false, is_driver: true })).rejects.toThrow(
      'operator_apart',
    )
  })

  test('HOLE-O81 a longer unit keeps its crew longer, and is refused if one of them is busy', async () => {
    const yael = await given.operator()
    const first = await given.unit('2026-03-02')
    await given.crew(first, yael, { is_guide: true, is_driver: false })
    await given.crew(await given.unit('2026-03-04'), yael, { is_guide: true, is_driver: false })
    await given.lengthen(first, '2026-03-03')
    await expect(given.lengthen(first, '2026-03-04')).rejects.toThrow('operator_apart')
  })

  test('ASG-28 a unit has at most one driver', async () => {
    const unit = await given.unit('2026-03-02')
    await given.crew(unit, await given.operator(), { is_guide: false, is_driver: true })
    await given.crew(unit, await given.operator(), { is_guide: true, is_driver: false })
    await expect(
      given.crew(unit, await given.operator(), { is_guide: true, is_driver: true }),
    ).rejects.toThrow('unit_crew_one_driver')
  })

  test('ASG-24 a unit has a car of the fleet or one of a supplier, not both', async () => {
    const both = { car_id: await given.car(), car_supplier_id: await given.supplier(), external_seats: 19 }
    await expect(given.unit('2026-03-02', both)).rejects.toThrow('vehicle_units_one_vehicle')
  })

  test('HOLE-O83 HOLE-O84 an entry rides on a unit of its own tour and date, and is free when the unit is deleted', async () => {
    const unit = await given.unit('2026-03-02')
    const [entry, other] = [await given.entryLike(unit), await given.unit('2026-03-02')]
    await expect(given.part(entry, other)).rejects.toThrow('unit_parts_entry')
    await given.part(entry, unit)
    await expect(given.moveEntry(entry, other)).rejects.toThrow('unit_parts_entry')
    const canceled = canceledColumns({ at: new Date(), reason: 'customer' })
    await expect(given.changeEntry(entry, canceled)).rejects.toThrow('canceled entry')
    await database.db.deleteFrom('vehicle_units').where('id', '=', unit).execute()
    expect(await given.partsOf(entry)).toEqual([])
  })

  test('no two parts of an entry ride on the same unit, and no part is without people', async () => {
    const unit = await given.unit('2026-03-02')
    const entry = await given.entryLike(unit)
    await expect(given.part(entry, unit, '{}')).rejects.toThrow('unit_parts_has_people')
    await given.part(entry, unit)
    await expect(given.part(entry, unit)).rejects.toThrow('unit_parts_pkey')
  })

  test('at the end of a transaction the parts of an entry are within its participants, type by type', async () => {
    const unit = await given.unit('2026-03-02')
    const [other, entry] = [await given.unitLike(unit), await given.entryLike(unit)]
    await given.part(entry, unit)
    await expect(given.part(entry, other, '{"adult": 2}')).rejects.toThrow('more people on vehicles')
    await expect(given.part(entry, other, '{"child": 1}')).rejects.toThrow('more people on vehicles')
    await given.part(entry, other)
    await expect(given.changeEntry(entry, { participants: '{"adult": 1, "child": 1}' })).rejects.toThrow(
      'more people on vehicles',
    )
    await given.changeEntry(entry, { participants: '{"adult": 3}' })
    expect(await given.partsOf(entry)).toEqual([unit, other])
  })
})

describe('availability', () => {
  test('HOLE-O78 a person’s or car’s ranges never overlap', async () => {
    const yael = await given.operator()
    await given.range({ operator_id: yael, start_date: '2026-03-01', end_date: '2026-03-07' })
    await given.range({ operator_id: yael, start_date: '2026-03-08', end_date: null })
    await expect(
      given.range({ operator_id: yael, start_date: '2027-01-01', end_date: '2027-01-01' }),
    ).rejects.toThrow('availability_ranges_operator_apart')
  })

  test('AVL-05 a car is never reserved', async () => {
    const reserved = { car_id: await given.car(), start_date: '2026-03-01', status: 'reserved' as const }
    await expect(given.range(reserved)).rejects.toThrow('no_reserved_car')
  })
})
