import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '../../test/database.ts'
import { refusals } from './problemOfConstraint.ts'

const { pool, drop } = await testDatabase()
afterAll(drop)

/** What must be unique and is never refused by the database while people work, by the reason. */
const neverHit = {
  'we draw or count the values': [
    'accounts_api_key_key',
    'card_attempts_notice_key_key',
    'card_attempts_reference_key',
    'crew_links_token_hash_key',
    'crew_sessions_token_hash_key',
    'invites_token_hash_key',
    'offers_token_hash_key',
    'mail_outbox_message_id_key',
    'orders_link_token',
    'orders_order_number_key',
    'payments_link_token',
    'settings_id_key',
    'statements_number_key',
    'uploads_file',
  ],
  'the insert says what to do with the second one': [
    'calendar_links_operator_id_key',
    'calendar_links_user_id_key',
    'credits_code',
    'crew_leavings_unit_id_operator_id_key',
    'known_browsers_user_id_token_hash_key',
    'ledger_mismatches_once',
    'ledger_mismatches_refund',
    'manifest_prints_client_key_key',
    'memberships_user_account',
    'message_batches_client_key_key',
    'messages_key_key',
    'messages_resends',
    'passkeys_credential_id_key',
    'tour_events_tour_date',
  ],
  'a rule refuses it before, under a lock': [
    'agency_postings_client_key',
    'agency_postings_reverses_id_key',
    'availability_ranges_car_apart',
    'availability_ranges_operator_apart',
    'card_attempts_paid_once',
    'departure_closures_client_key',
    'holds_client_key',
    'invites_one_open',
    'ledger_entries_payment_once',
    'ledger_entries_reversed_once',
    'locations_one_default',
    'payment_policies_default',
    'payments_transaction',
    'price_lists_active_apart',
    'statement_lines_statement_id_key_key',
    'statement_postings_billed_once',
    'statements_client_key',
    'unit_crew_one_driver',
    'unit_crew_operator_apart',
    'unit_parts_position',
    'unit_stops_unit_id_key_key',
    'vehicle_units_car_apart',
  ],
  'nobody makes a second one': ['accounts_one_main', 'cancellation_policies_one_default'],
  'its writer reads the error': ['test_transactions_handshake'],
}

test('every constraint with a problem of its own exists', async () => {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT conname AS name FROM pg_constraint UNION SELECT relname FROM pg_class WHERE relkind = 'i'`,
  )
  const existing = new Set(rows.map(({ name }) => name))
  expect(Object.keys(refusals).filter((name) => !existing.has(name))).toEqual([])
})

test('what must be unique has a problem of its own, or a reason why nobody is refused for it', async () => {
  const handled = [...Object.keys(refusals), ...Object.values(neverHit).flat()]
  const unique = await uniqueNames()
  expect(unique.filter((name) => !handled.includes(name))).toEqual([])
  const known = new Set(unique)
  expect(
    Object.values(neverHit)
      .flat()
      .filter((name) => !known.has(name)),
  ).toEqual([])
  expect(handled).toHaveLength(new Set(handled).size)
})

/** The unique and excluding indexes of all tables, except those that hold a primary key whole. */
async function uniqueNames(): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(`
    SELECT index.relname AS name
    FROM pg_index
    JOIN pg_class AS index ON index.oid = pg_index.indexrelid
    JOIN pg_namespace ON pg_namespace.oid = index.relnamespace AND nspname = 'public'
    JOIN pg_index AS key ON key.indrelid = pg_index.indrelid AND key.indisprimary
    WHERE (pg_index.indisunique OR pg_index.indisexclusion)
      AND NOT string_to_array(key.indkey::text, ' ') <@ string_to_array(pg_index.indkey::text, ' ')
    ORDER BY 1`)
  return rows.map(({ name }) => name)
}
