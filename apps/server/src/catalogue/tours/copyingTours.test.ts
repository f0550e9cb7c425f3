import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { auditOf } from '../../../test/auditOf.ts'
import { openTourDesk, pair, summer, winter } from './tourDesk.fixture.ts'

const desk = await openTourDesk()
const { db, office, create } = desk
afterAll(desk.close)

describe('copying a tour', () => {
  it('TOUR-30 CAPI-16 HOLE-C2 creates an inactive one that differs only in name, number and ids', async () => {
    const tag = await office.tags.create({ body: { tag: 'Copied' } })
    const made = await create({
      number: 'C12',
      name: 'Jerusalem',
      pricesList: [{ ...summer, status: 'Active', prices: [pair] }, winter],
      isActive: true,
      tags: { mainTag: tag._id, secondaryTags: [] },
      instructions: ['dress_code'],
    })
    const copy = await office.tours.duplicate({ params: { id: made._id } })
    const random = /^C12_copy_([1-9]\d{3})$/.exec(copy.number)?.[1]
    expect(copy.name).toBe(`Jerusalem_copy_${random}`)
    expect(copy).toEqual({
      ...made,
      _id: copy._id,
      name: copy.name,
      number: copy.number,
      isActive: false,
      affiliationLink: `https://www.example.com/tour/${copy._id}`,
      pricesList: made.pricesList.map((list, index) => ({ ...list, _id: copy.pricesList[index]?._id })),
    })
    expect(copy.pricesList.map(({ _id }) => _id)).not.toEqual(made.pricesList.map(({ _id }) => _id))
    expect(await auditOf(db, copy._id)).toMatchObject([{ action: 'created', details: { copyOf: made._id } }])
  })

  it('HOLE-C2 draws a number that no other copy has', async () => {
    const made = await create({ number: 'Full' })
    await sql`
      insert into tours (id, name, number, created_at, updated_at)
      select gen_random_uuid(), 'Taken', 'Full_copy_' || n, now(), now()
      from generate_series(1000, 9999) n where n <> 4821`.execute(db)
    const params = { id: made._id }
    expect((await office.tours.duplicate({ params })).number).toBe('Full_copy_4821')
    await expect(office.tours.duplicate({ params })).rejects.toMatchObject({ code: 'tour_number_taken' })
    await db.deleteFrom('tours').where('name', '=', 'Taken').execute()
  })
})
