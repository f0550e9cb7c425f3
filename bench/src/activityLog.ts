import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ActivityFilter } from '@tourdesk/contract/lists'
import { findActivity } from '@tourdesk/server/activity/findActivity'
import { startEmbedded } from '@tourdesk/server/embedded/startEmbedded'
import type { PersonCall } from '@tourdesk/server/kernel/call'
import { openDatabase } from '@tourdesk/server/kernel/database'
import { migrate } from '@tourdesk/server/kernel/migrate'
import type pg from 'pg'
import { median } from './measure.ts'

/** `npm run bench:activity`: how long the first page takes for each filter of the activity log. */
const rows = Number(process.env.BENCH_ACTIVITY_ROWS ?? 1_000_000)
const rounds = Number(process.env.BENCH_ROUNDS ?? 15)
const mostMs = 100

const dataDir = await mkdtemp(join(tmpdir(), 'tourdesk-bench-'))
const embedded = await startEmbedded({ dataDir, initFlags: ['--no-sync'], flags: ['-c', 'fsync=off'] })
const { db, pool, close } = await openDatabase(embedded.connection, [])
try {
  await migrate(pool)
  await fill(pool)
  console.log(`\nfirst page of ${rows.toLocaleString('en')} rows of seven years, median of ${rounds}\n`)
  console.log('                                   ms   of 100 ms')
  for (const [name, query] of Object.entries(await queries(pool))) await report(name, query)
} finally {
  await close()
  await embedded.stop()
  await rm(dataDir, { recursive: true, force: true })
}

async function report(name: string, query: ActivityFilter): Promise<void> {
  const call = { db, actor: { kind: 'person', account: { isMain: true } } } as PersonCall
  const times: number[] = []
  for (let index = 0; index <= rounds; index++) {
    const start = performance.now()
    await findActivity(call, { page: 1, limit: 50, ...query })
    times.push(performance.now() - start)
  }
  const ms = median(times.slice(1))
  console.log(
    `${name.padEnd(28)} ${ms.toFixed(1).padStart(9)} ${(ms / mostMs).toFixed(2).padStart(9)}${ms > mostMs ? '  over' : ''}`,
  )
}

/**
 * Seven rows in ten are about orders. There are forty users, one of them with few rows, and 300 agencies, in
 * two rows out of three.
 */
async function fill(pool: pg.Pool): Promise<void> {
  console.log(`filling the log with ${rows.toLocaleString('en')} rows`)
  await pool.query(`alter table audit_log disable trigger all`)
  await monthsSince(pool, '2019-12-01')
  const step = 500_000
  for (let start = 0; start < rows; start += step) {
    await pool.query(`
      insert into audit_log (id, entity_kind, entity_id, entity_name, account_id, action, actor_kind, user_id, actor_name, details, at)
      select md5('row' || n)::uuid, kind, md5(kind || n / 7)::uuid,
        case kind when 'Order' then (10001 + n / 7)::text
          when 'User' then (array['Dana Levi', 'Noa Biton', 'דנה לוי', 'Omer Katz'])[1 + n % 4] || ' ' || n % 9973
          when 'Tour' then (array['Masada', 'Galilee', 'Jerusalem Old City', 'ים המלח'])[1 + n % 4] || ' ' || n % 40
          else md5('name' || n) end,
        case when n % 3 = 0 then null else md5('account' || n % 300)::uuid end,
        case when n % 7 = 0 then 'created' else 'updated' end,
        case when n % 50 = 0 then 'job' else 'person' end,
        case when n % 50 = 0 then null when n % 99991 = 1 then md5('rare')::uuid else md5('user' || n % 40)::uuid end,
        'Dana Levi',
        '{"before": {"status": "NOT_CONFIRMED"}, "after": {"status": "CONFIRMED"}}',
        now() - (${rows}::bigint - n) * (interval '7 years' / ${rows}::float8)
      from (
        select n, (array['Order', 'Order', 'Order', 'Order', 'Order', 'Order', 'Order', 'User', 'Tour', 'Session'])[1 + n % 10] as kind
        from generate_series(${start}::bigint, ${Math.min(start + step, rows) - 1}::bigint) n
      ) made`)
    console.log(`${Math.min(start + step, rows).toLocaleString('en')} rows`)
  }
  await pool.query(`alter table audit_log enable trigger all`)
  await pool.query(`vacuum analyze audit_log`)
}

/**
 * A new log's first partition covers all earlier months, so partitions are created again, starting with a
 * given month.
 */
async function monthsSince(pool: pg.Pool, month: string): Promise<void> {
  await pool.query(`
    do $$
    declare part record;
    begin
      for part in select relid::regclass as name from pg_partition_tree('audit_log') where isleaf loop
        execute 'drop table ' || part.name;
      end loop;
      create table audit_log_2019_11 partition of audit_log for values from (minvalue) to ('2019-12-01Z');
      perform add_later_audit_months('${month}');
      perform open_audit_months(now() + interval '2 months');
    end
    $$`)
}

async function queries(pool: pg.Pool): Promise<Record<string, ActivityFilter>> {
  const { rows: found } = await pool.query<{ account: string; user: string; rare: string }>(`
    select md5('account1')::uuid::text as account, md5('user1')::uuid::text as user, md5('rare')::uuid::text as rare`)
  const { account, user, rare } = found[0]!
  return {
    'no filter': {},
    person: { user },
    'a person of few rows': { user: rare },
    'a person of no rows': { user: account },
    'kind of actor': { actor: 'job' },
    'a kind of actor of no rows': { actor: 'visitor' },
    entity: { entity: 'Tour' },
    action: { action: 'order.placed' },
    'an action of no rows': { action: 'tour.deleted' },
    account: { account },
    days: { startDate: '2023-05-01', endDate: '2023-05-31' },
    'one record': { thing: account },
    'order number': { search: '10500' },
    'two digits': { search: '10' },
    'two letters': { search: 'ma' },
    'two letters of no name': { search: 'zq' },
    'two Hebrew letters': { search: 'דנ' },
    'a word in many names': { search: 'galilee' },
    'a word and a number': { search: 'levi 9001' },
    'a word of no name': { search: 'nowhere' },
  }
}
