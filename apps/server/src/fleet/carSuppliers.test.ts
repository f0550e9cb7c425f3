import { afterAll, describe, expect, it } from 'vitest'
import { startServer } from '../../test/as.ts'
import { auditOf } from '../../test/auditOf.ts'
import { noticesOf } from '../../test/noticesOf.ts'

const server = await startServer()
const { as, db, given } = server
afterAll(server.close)

const owner = await given.owner()
const office = as(owner)
const form = {
  name: 'Negev Coaches',
  contact: 'Shimon Attias',
  contactPhone: '08-5550211',
  contactEmail: 'office@example.com',
}

describe('car suppliers', () => {
  it('SUP-02 SUP-03 SUP-04 OAPI-25 OAPI-26 OAPI-27 HOLE-O75 are saved with all their fields and listed by name', async () => {
    const fields = { ...form, notes: 'Call before seven', sizes: [50, 16, 16] as (16 | 50)[] }
    const made = await office.carSuppliers.save({ body: fields })
    expect(made).toMatchObject({ ...fields, sizes: [16, 50] })
    const { undo: _, ...record } = made
    expect(await office.carSuppliers.get({ params: { id: made._id } })).toEqual(record)
    await office.carSuppliers.save({ body: { ...form, name: 'Arava Minibus' } })
    const { data } = await office.carSuppliers.list()
    expect(data.map(({ name }) => name)).toEqual(['Arava Minibus', 'Negev Coaches'])
    expect(await auditOf(db, made._id)).toMatchObject([
      {
        entity_kind: 'CarSupplier',
        action: 'created',
        actor_name: owner.name,
        details: { after: { notes: 'Call before seven' } },
      },
    ])
  })

  it('SUP-09 HOLE-O72 HOLE-O96 a save with an id changes that supplier, unless somebody else has changed it', async () => {
    const before = await office.carSuppliers.save({ body: form })
    const notices = await noticesOf(server.product, async () => {
      server.clock.set('2026-03-02T11:00:00+02:00')
      const body = { ...form, _id: before._id, contact: 'Orna Levi', updatedAt: before.updatedAt }
      expect(await office.carSuppliers.save({ body })).toMatchObject({
        _id: before._id,
        contact: 'Orna Levi',
      })
    })
    expect(notices).toMatchObject([{ topic: 'fleet', by: owner.id }])
    const stale = { params: { id: before._id }, body: { ...form, updatedAt: before.updatedAt } }
    await expect(office.carSuppliers.change(stale)).rejects.toMatchObject({ code: 'changed_by_another' })
    const { updatedAt: _, ...late } = stale.body
    expect(await office.carSuppliers.change({ ...stale, body: late })).toMatchObject({
      contact: form.contact,
    })
    expect((await auditOf(db, before._id)).map(({ action }) => action)).toEqual([
      'created',
      'updated',
      'updated',
    ])
  })

  it('HOLE-O73 every missing field has an error, and an unknown id creates nothing', async () => {
    await expect(office.carSuppliers.save({ body: {} })).rejects.toMatchObject({
      status: 400,
      issues: [
        { field: 'name', msg: 'Name is required' },
        { field: 'contact', msg: 'Contact is required' },
        { field: 'contactPhone', msg: 'Phone is required' },
        { field: 'contactEmail', msg: 'Email is required' },
      ],
    })
    const unknown = { ...form, _id: '0198f0a0-0000-7000-8000-000000000000' }
    await expect(office.carSuppliers.save({ body: unknown })).rejects.toMatchObject({ status: 404 })
  })
})
