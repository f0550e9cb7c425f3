import type { Day } from '@tourdesk/domain/calendar'
import type { City } from '@tourdesk/domain/catalogue/vocabulary'
import type { PriceListStatus } from '@tourdesk/domain/pricing/vocabulary'
import type { Insertable } from 'kysely'
import { everyTable } from '../../test/everyTable.ts'
import type { StatusColumns } from '../entries/writeEntries.ts'
import type { Db } from '../kernel/database.ts'
import { newId } from '../kernel/newId.ts'
import type { AllTables } from './orderTables.ts'

type Row<T extends keyof AllTables> = Partial<Insertable<AllTables[T]>>

const at = new Date('2026-03-01T08:00:00Z')
const stamps = { created_at: at, updated_at: at }

/** Writes rows straight into the tables, bypassing the server, to test what the database itself refuses. */
export function business(db: Db) {
  const given = {
    async account(row: Row<'accounts'> = {}) {
      const id = newId()
      const values = {
        id,
        name: id,
        status: 'ACTIVE' as const,
        api_key: id,
        prices_updated_at: at,
        ...stamps,
      }
      await db
        .insertInto('accounts')
        .values({ ...values, ...row })
        .execute()
      return id
    },
    async user(login: string) {
      const id = newId()
      await db
        .insertInto('users')
        .values({ id, login, password_hash: 'none', ...stamps })
        .execute()
      return id
    },
    async tour() {
      const id = newId()
      await db
        .insertInto('tours')
        .values({ id, name: 'Masada', number: id, ...stamps })
        .execute()
      return id
    },
    async priceList(tour_id: string, status: PriceListStatus, start_date: Day, end_date: Day | null) {
      const values = { id: newId(), tour_id, position: 0, status, start_date, end_date, prices: '[]' }
      await db.insertInto('price_lists').values(values).execute()
    },
    async coupon(usage: number) {
      const id = newId()
      const values = {
        id,
        name: 'Spring',
        code: id,
        discount: 0.1,
        start_date: '2026-03-01',
        usage,
        position: 0,
      }
      await db.insertInto('coupons').values(values).execute()
      return id
    },
    async location(city: City, is_default: boolean) {
      const values = { id: newId(), city, name: 'Old Port', address: '1 Port St', is_default, position: 0 }
      await db.insertInto('locations').values(values).execute()
    },
    async order(row: Row<'orders'> = {}) {
      const values = {
        id: newId(),
        order_type: 'daily' as const,
        source: 'office' as const,
        channel: 'office' as const,
        status: 'pending' as const,
        payment_status: 'PENDING' as const,
        account_id: await given.account(),
        first_name: 'Dana',
        last_name: 'Levi',
        email: 'dana@example.org',
        currency: 'USD' as const,
        rate: 1,
        total_cents: 24000,
        payment_provider: 'tranzila',
        first_tour_date: '2026-03-02',
        last_tour_date: '2026-03-02',
        search_text: 'dana levi',
        link_token: newId(),
        ...stamps,
      }
      return everyTable(db)
        .insertInto('orders')
        .values({ ...values, ...row })
        .returning(['id', 'account_id', 'order_number'])
        .executeTakeFirstOrThrow()
    },
    async payment(order_id: string, transaction_number: string) {
      const id = newId()
      await everyTable(db)
        .insertInto('payments')
        .values({
          id,
          order_id,
          action: 'charge',
          status: 'pending',
          amount: 24000,
          currency: 'USD',
          provider: 'tranzila',
          transaction_number,
          transaction_day: null,
          created_at: at,
        })
        .execute()
      return id
    },
    async ledgerEntry(order_id: string, row: Row<'ledger_entries'> = {}) {
      const id = newId()
      const values = {
        id,
        order_id,
        kind: 'sale',
        amount: 24000,
        currency: 'USD',
        day: '2026-03-02',
      } as const
      await everyTable(db)
        .insertInto('ledger_entries')
        .values({ ...values, created_at: at, ...row })
        .execute()
      return id
    },
    async tourEvent(tour_id: string, tour_date: Day) {
      const id = newId()
      await db
        .insertInto('tour_events')
        .values({ id, tour_id, tour_date, ...stamps })
        .execute()
      return id
    },
    async car() {
      const id = newId()
      const values = { id, plate_id: id, seats: 16, make: 'Mercedes', year: 2024, ...stamps }
      await db.insertInto('cars').values(values).execute()
      return id
    },
    async supplier() {
      const id = newId()
      const contact = { contact: 'Avi', contact_phone: '03-5550100', contact_email: 'avi@example.org' }
      await db
        .insertInto('car_suppliers')
        .values({ id, name: 'Galil Buses', ...contact, ...stamps })
        .execute()
      return id
    },
    async operator() {
      const id = newId()
      const person = {
        first_name: 'Yael',
        last_name: 'Cohen',
        mobile_phone: '050-5550101',
        email: 'y@example.org',
      }
      await db
        .insertInto('operators')
        .values({ id, role: 'guide', ...person, ...stamps })
        .execute()
      return id
    },
    async range(row: Row<'availability_ranges'> & { start_date: Day }) {
      await db
        .insertInto('availability_ranges')
        .values({ id: newId(), status: 'unavailable', ...row })
        .execute()
    },
    async unit(tour_date: Day, row: Row<'vehicle_units'> = {}) {
      const id = newId()
      const tour_id = await given.tour()
      const tour_event_id = await given.tourEvent(tour_id, tour_date)
      const values = { id, tour_event_id, tour_id, tour_date, end_date: tour_date, ...stamps }
      await db
        .insertInto('vehicle_units')
        .values({ ...values, ...row })
        .execute()
      return id
    },
    async crew(unit_id: string, operator_id: string, parts: { is_guide: boolean; is_driver: boolean }) {
      const unit = await unitRow(unit_id)
      await db
        .insertInto('unit_crew')
        .values({ unit_id, operator_id, ...parts, start_date: unit.tour_date, end_date: unit.end_date })
        .execute()
    },
    async lengthen(unit_id: string, end_date: Day) {
      await db.updateTable('vehicle_units').set({ end_date }).where('id', '=', unit_id).execute()
    },
    async entryLike(unit_id: string) {
      const id = newId()
      const [order, unit] = [await given.order(), await unitRow(unit_id)]
      await everyTable(db)
        .insertInto('order_entries')
        .values({
          id,
          order_id: order.id,
          position: 0,
          account_id: order.account_id,
          order_type: 'daily',
          source: 'office',
          order_status: 'pending',
          status: 'NOT_CONFIRMED',
          tour_event_id: unit.tour_event_id,
          tour_id: unit.tour_id,
          added_on: unit.tour_date,
          tour_date: unit.tour_date,
          group_type: 'small_group',
          price_class: 'premium',
          participants: JSON.stringify({ adult: 2 }),
          head_count: 2,
          is_priceable: true,
          undiscounted_cents: 24000,
          total_cents: 24000,
          cancellation_tiers: '[]',
        })
        .execute()
      return id
    },
    async changeEntry(id: string, change: { tour_date?: Day; participants?: string } | StatusColumns) {
      await everyTable(db).updateTable('order_entries').set(change).where('id', '=', id).execute()
    },
    async moveEntry(id: string, toDepartureOf: string) {
      const { tour_event_id, tour_id, tour_date } = await unitRow(toDepartureOf)
      const departure = { tour_event_id, tour_id, tour_date }
      await everyTable(db).updateTable('order_entries').set(departure).where('id', '=', id).execute()
    },
    async unitLike(unit_id: string) {
      const { tour_event_id, tour_id, tour_date, end_date } = await unitRow(unit_id)
      const id = newId()
      await db
        .insertInto('vehicle_units')
        .values({ id, tour_event_id, tour_id, tour_date, end_date, ...stamps })
        .execute()
      return id
    },
    /** Seats people of an entry like `entryLike`'s on a unit of the first unit's departure. */
    async part(entry_id: string, unit_id: string, participants = '{"adult": 1}') {
      const { tour_event_id } = await unitRow(unit_id)
      const position = (await this.partsOf(entry_id)).length
      await db
        .insertInto('unit_parts')
        .values({ entry_id, unit_id, tour_event_id, position, participants, updated_at: at })
        .execute()
    },
    async partsOf(entryId: string) {
      const parts = await db
        .selectFrom('unit_parts')
        .select('unit_id')
        .where('entry_id', '=', entryId)
        .orderBy('position')
        .execute()
      return parts.map(({ unit_id }) => unit_id)
    },
  }

  function unitRow(id: string) {
    return db.selectFrom('vehicle_units').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  }

  return given
}
