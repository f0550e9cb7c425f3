import { switchedEvents } from '@tourdesk/domain/messages/automatic'
import { expect, onTestFinished, test } from 'vitest'
import { startServer } from '../../../test/as.ts'
import { testDatabase } from '../../../test/database.ts'
import { databaseBefore } from '../../../test/olderDatabase.ts'
import { prepareJobs } from '../../kernel/jobs.ts'
import { migrate } from '../../kernel/migrate.ts'
import { newId } from '../../kernel/newId.ts'
import { readNewsSettings } from './newsSettings.ts'

const now = new Date('2026-03-02T08:00:00Z')

test('an upgrade of a business with orders writes to nobody until somebody switches an event on', async () => {
  const database = await databaseBefore('0120_automatic_messages.sql')
  const account = newId()
  await database.pool.query(
    `INSERT INTO accounts (id, name, status, is_main, api_key, prices_updated_at, created_at, updated_at)
     VALUES ($1, 'Carmel Travel', 'ACTIVE', false, 'key', $2, $2, $2)`,
    [account, now],
  )
  await database.pool.query(
    `INSERT INTO orders (id, order_type, source, status, payment_status, account_id, first_name, last_name, email,
       currency, rate, total_cents, payment_provider, first_tour_date, last_tour_date, search_text, created_at, updated_at)
     VALUES ($1, 'daily', 'office', 'pending', 'PENDING', $2, 'Dana', 'Levi', 'dana@example.com', 'USD', 1, 22500,
       'tranzila', '2026-03-11', '2026-03-11', '', $3, $3)`,
    [newId(), account, now],
  )
  await migrate(database.pool)
  await prepareJobs(database.pool)
  const upgraded = await readNewsSettings(database.db)
  expect(switchedEvents.filter((event) => upgraded.wasOn(event, now))).toEqual([])

  const { as, given, close } = await startServer({ database, now: now.toISOString() })
  onTestFinished(close)
  const office = as(await given.owner())
  const settings = await office.messageSettings.get()
  expect(settings.reminderTime).toBe('17:00')
  await office.messageSettings.change({
    body: { ...settings, switched: { ...settings.switched, tour_reminder: true } },
  })
  const { wasOn } = await readNewsSettings(database.db)
  expect(wasOn('tour_reminder', new Date(now.getTime() - 1))).toBe(false)
  expect(wasOn('tour_reminder', now)).toBe(true)
})

test('a new business writes as the table of events says', async () => {
  const database = await testDatabase()
  onTestFinished(() => database.drop())
  const { wasOn } = await readNewsSettings(database.db)
  expect(switchedEvents.filter((event) => !wasOn(event, now))).toEqual([
    'payment_link',
    'crew_assigned',
    'crew_removed',
    'statement_overdue',
    'supplier_changed',
    'supplier_canceled',
  ])
})
