import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../test/as.ts'
import { readWorkbook } from '../../test/readWorkbook.ts'
import { newId } from '../kernel/newId.ts'

const { as, db, given, close } = await startServer()
afterAll(close)

const owner = await given.owner()
const fileOf = async (query: object) => {
  const answer = await as(owner).activity.file({ query })
  return { headers: answer.headers, content: Buffer.from(await answer.arrayBuffer()) }
}

test('AUD-11 the rows that the filters find are a workbook or CSV of up to 100,000 rows', async () => {
  const dana = await given.user({ role: 'ADMIN' })
  const { _id } = await as(dana).tags.create({ body: { tag: '=HYPERLINK("x"), "quoted"' } })
  await as(dana).tags.change({ params: { id: _id }, body: { tag: 'Sunrise' } })
  await as(dana).tags.create({ body: { tag: 'Sunset' } })
  const english = readWorkbook((await fileOf({ user: dana.id })).content)
  expect(english).toMatchObject({ sheet: 'Activity', isRightToLeft: false, hasFormula: false })
  expect(english.rows).toHaveLength(4)
  const renamed = english.rows.find((row) => row[3] === 'renamed tag Sunrise')
  expect(renamed?.slice(2, 4)).toEqual([dana.name, 'renamed tag Sunrise'])
  expect(renamed?.at(-1)).toBe('Name: =HYPERLINK("x"), "quoted" → Sunrise')
  const hebrew = readWorkbook((await fileOf({ user: dana.id, locale: 'he' })).content)
  expect(hebrew).toMatchObject({ sheet: 'יומן פעילות', isRightToLeft: true })
  expect(hebrew.rows.map((row) => row.at(-1))).toContain('שם: =HYPERLINK("x"), "quoted" → Sunrise')

  const csv = await fileOf({ user: dana.id, format: 'csv', search: 'quoted' })
  expect(csv.headers.get('content-type')).toContain('text/csv')
  expect(csv.headers.get('content-disposition')).toContain('activity_2026-03-02.csv')
  const lines = csv.content.toString('utf8').split('\r\n')
  expect(lines[0]).toBe('\uFEFFDay,Time,Who,What,Account,Changes')
  expect(lines[1]).toContain('"created tag =HYPERLINK(""x""), ""quoted"""')
  expect(lines).toHaveLength(3)

  await as(owner).activity.file({ query: { format: 'csv' } })
  const exports = await fileOf({ action: 'list.exported', format: 'csv', locale: 'he' })
  expect(exports.content.toString('utf8')).toContain('ייצוא יומן פעילות')
  const row = {
    entity_kind: 'Setting',
    entity_name: 'rates',
    action: 'rates fetched',
    actor_name: 'daily rates',
  }
  await db
    .insertInto('audit_log')
    .values({ ...row, id: newId(), entity_id: newId(), actor_kind: 'job', at: new Date('2026-03-01T14:30Z') })
    .execute()
  const jobs = await fileOf({ action: 'rates.fetched', format: 'csv', locale: 'he' })
  expect(jobs.content.toString('utf8')).toContain('שערים יומיים,שליפת שערי החליפין')

  await rows(100_000)
  const whole = await fileOf({ action: 'tour.created', format: 'csv' })
  expect(whole.content.toString('utf8').split('\r\n')).toHaveLength(100_002)
  await rows(1)
  await expect(fileOf({ action: 'tour.created', format: 'csv' })).rejects.toMatchObject({
    status: 400,
    code: 'export_too_large',
  })
}, 180_000)

function rows(count: number) {
  return sql`
    insert into audit_log (id, entity_kind, entity_id, action, actor_kind, actor_name, at)
    select gen_random_uuid(), 'Tour', gen_random_uuid(), 'created', 'job', 'test', '2026-02-01T10:00:00Z'
      from generate_series(1, ${sql.lit(count)})`.execute(db)
}
