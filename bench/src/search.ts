import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Person } from '@tourdesk/domain/access/actor'
import { startEmbedded } from '@tourdesk/server/embedded/startEmbedded'
import type { PersonCall } from '@tourdesk/server/kernel/call'
import { openDatabase } from '@tourdesk/server/kernel/database'
import { migrate } from '@tourdesk/server/kernel/migrate'
import { scopeOf } from '@tourdesk/server/kernel/scope'
import { searchEverything } from '@tourdesk/server/search/searchEverything'
import type pg from 'pg'

/** `npm run bench:search`: how long the global search takes in a large business. */
const orders = Number(process.env.BENCH_ORDERS ?? 200_000)
const rounds = Number(process.env.BENCH_ROUNDS ?? 40)
const mostMs = 100

/** Texts that people type, used in turn. */
const searches = {
  'order number': ['10021', '#154321', '209999'],
  'partial number': ['1002', '154', '5432'],
  reference: ['ref-4711', 'REF 130'],
  'rare name': ['levinson dana', 'avraham zohar', 'שלומי כה'],
  'frequent name': ['dana', 'levi', 'כהן'],
  'two letters': ['da', 'le', 'כה'],
  'two frequent names': ['dana levi', 'noa cohen'],
  phone: ['054-5550920', '+972 52 100 4711', '0521'],
  email: ['user471@', '@example.com', 'example'],
  plate: ['12-345-67', '7919'],
  tour: ['masada', 'ים המלח'],
  date: ['23/11', 'tomorrow', 'ראשון'],
  nothing: ['zzyzx', 'qq'],
}
const names = `(select
  array['Dana', 'Noa', 'Itai', 'Omer', 'Maya', 'Eitan', 'John', 'Maria', 'Peter', 'Anna', 'דנה', 'נועה', 'שלומי', 'James', 'Laura', 'Ivan', 'José', 'Emma', 'Avraham', 'Lucas'] firsts,
  array['Levi', 'Cohen', 'כהן', 'לוי', 'Smith', 'Müller', 'Garcia', 'Rossi', 'Dubois', 'Novak', 'Levinson', 'Biton', 'Peretz', 'Katz', 'Barak', 'Shapira', 'Friedman', 'Mizrahi', 'Zohar', 'Silva', 'Brown', 'Jones', 'Taylor', 'Evans', 'Khoury', 'Amer', 'Harari', 'Stern', 'Gold', 'Adler'] lasts
) names`

const dataDir = await mkdtemp(join(tmpdir(), 'tourdesk-bench-'))
const embedded = await startEmbedded({ dataDir, initFlags: ['--no-sync'], flags: ['-c', 'fsync=off'] })
const { db, pool, close } = await openDatabase(embedded.connection, [])
try {
  await migrate(pool)
  await fill(pool)
  const { rows } = await pool.query<{ id: string; isMain: boolean }>(
    'select id, is_main as "isMain" from accounts order by is_main desc, name limit 2',
  )
  console.log(`\nthe search of everything over ${orders.toLocaleString('en')} orders, ${rounds} rounds, ms\n`)
  console.log('                                     office              agency')
  console.log('                               median     p95      median     p95')
  for (const [name, words] of Object.entries(searches)) {
    const figures = []
    for (const account of rows) figures.push(await measure(callOf(account), words))
    console.log(
      `${name.padEnd(26)} ${figures.map(({ median, p95 }) => `${median.toFixed(1).padStart(9)} ${p95.toFixed(1).padStart(9)}`).join('  ')}${figures.some(({ p95 }) => p95 > mostMs) ? '  over' : ''}`,
    )
  }
} finally {
  await close()
  await embedded.stop()
  await rm(dataDir, { recursive: true, force: true })
}

/** The value below which that share (0-1) of the values lies. */
function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

async function measure(call: PersonCall, words: readonly string[]) {
  const times: number[] = []
  for (let index = -2; index < rounds; index++) {
    const start = performance.now()
    const { failed } = await searchEverything(call, words[Math.abs(index) % words.length]!, (error) => {
      throw error
    })
    if (failed.length > 0) throw new Error(`failed: ${failed.join()}`)
    if (index >= 0) times.push(performance.now() - start)
  }
  return { median: percentile(times, 0.5), p95: percentile(times, 0.95) }
}

function callOf({ id, isMain }: { id: string; isMain: boolean }): PersonCall {
  const account = { _id: id, name: '', isMain, allowPrivateGroup: true } as Person['account']
  const actor: Person = { kind: 'person', userId: id, name: '', isSuper: false, role: 'OWNER', account }
  return { db, actor, scope: scopeOf(actor), now: new Date(), sessionId: '', mustSetUpFactor: false }
}

/**
 * A business whose orders are spread evenly over the main account and 300 agencies, with 40,000 customers of
 * the website and 1,000 members of agencies.
 */
async function fill(pool: pg.Pool): Promise<void> {
  console.log(`filling a business with ${orders.toLocaleString('en')} orders`)
  await pool.query(`
    insert into accounts (id, name, status, is_main, mobile_phone, api_key, prices_updated_at, created_at, updated_at)
    select md5('account' || n)::uuid, (array['Blue Dome', 'Harel', 'Tamarisk', 'חופים'])[1 + n % 4] || ' Travel ' || n,
           'ACTIVE', n = 0, '03-5' || lpad(n::text, 6, '0'), 'key' || n, now(), now(), now()
      from generate_series(0, 300) n;
    insert into users (id, login, first_name, last_name, mobile_phone, password_hash, created_at, updated_at)
    select md5('user' || n)::uuid, 'user' || n || '@example.com', firsts[1 + n % 20], lasts[1 + n / 20 % 30],
           '+972 52 ' || lpad((n * 7919 % 10000000)::text, 7, '0'), '', now(), now()
      from generate_series(0, 41000) n, ${names};
    insert into memberships (id, user_id, account_id, role, status, created_at)
    select md5('member' || n)::uuid, md5('user' || n)::uuid,
           md5('account' || case when n < 40000 then 0 else 1 + n % 300 end)::uuid,
           case when n < 40000 then 'USER' else 'AGENT' end, 'ACTIVE', now()
      from generate_series(0, 41000) n;
    insert into tours (id, name, number, is_active, created_at, updated_at)
    select md5('tour' || n)::uuid, (array['Masada', 'Galilee', 'Jerusalem Old City', 'ים המלח', 'Petra'])[1 + n % 5] || ' ' || n,
           'T' || n, true, now(), now()
      from generate_series(0, 59) n;
    insert into cars (id, plate_id, seats, make, year, created_at, updated_at)
    select md5('car' || n)::uuid, lpad((n * 7919 % 100)::text, 2, '0') || '-' || lpad((n * 31 % 1000)::text, 3, '0') || '-' || lpad(n::text, 3, '0'),
           16, 'Mercedes Sprinter', 2022, now(), now()
      from generate_series(0, 99) n;
    insert into operators (id, role, first_name, last_name, mobile_phone, email, created_at, updated_at)
    select md5('operator' || n)::uuid, case when n % 2 = 0 then 'guide' else 'driver' end, firsts[1 + n % 20],
           lasts[1 + n / 20 % 30], '054-' || lpad((n * 7919 % 10000000)::text, 7, '0'), 'crew' || n || '@example.com', now(), now()
      from generate_series(0, 399) n, ${names};
    insert into car_suppliers (id, name, contact, contact_phone, contact_email, created_at, updated_at)
    select md5('supplier' || n)::uuid, 'Coaches ' || n, 'Uzi Dror', '08-5550211', 'office@example.com', now(), now()
      from generate_series(0, 29) n;
    insert into tour_events (id, tour_id, tour_date, created_at, updated_at)
    select md5('event' || t || ' ' || d)::uuid, md5('tour' || t)::uuid, current_date - 900 + d, now(), now()
      from generate_series(0, 59) t, generate_series(0, 1080) d;
    insert into orders (id, order_number, order_type, source, channel, status, payment_status, account_id, first_name, last_name, email,
        mobile_phone, ref_order_number, currency, rate, total_cents, payment_provider, first_tour_date, last_tour_date,
        search_text, notes, created_at, updated_at)
    select md5('order' || n)::uuid, 10001 + n, 'daily', 'office', 'office', 'pending', 'PENDING', md5('account' || (n * 7919 % 301))::uuid,
           firsts[1 + n % 20], lasts[1 + n / 20 % 30] || case when n % 3 = 0 then '-' || lasts[1 + n / 7 % 30] else '' end,
           lower(md5(n::text)) || '@example.com', '+' || (970 + n % 9) || lpad((n::bigint * 104729 % 1000000000)::text, 9, '0'),
           'REF-' || n * 13 % 1000000, 'USD', 1, 10000, 'tranzila', day, day, '', repeat('a note of the office ', 5), now(), now()
      from (select n, current_date - 900 + n * 1080 / ${orders} as day from generate_series(0, ${orders - 1}) n) made, ${names};
    insert into order_entries (id, order_id, position, account_id, order_type, source, order_status, status, tour_id,
        tour_date, tour_event_id, group_type, price_class, participants, head_count, is_priceable, undiscounted_cents, total_cents,
        cancellation_tiers)
    select md5('entry' || n)::uuid, md5('order' || n)::uuid, 0, md5('account' || (n * 7919 % 301))::uuid, 'daily', 'office', 'pending',
           'CONFIRMED', md5('tour' || n % 60)::uuid, day, md5('event' || n % 60 || ' ' || n * 1080 / ${orders})::uuid, 'small_group',
           'premium', '{"adult": 2}', 2, true, 10000, 10000, '[]'
      from (select n, current_date - 900 + n * 1080 / ${orders} as day from generate_series(0, ${orders - 1}) n) made`)
  await pool.query(`select setval('order_numbers', ${10_000 + orders})`)
  await pool.query('vacuum analyze')
}
