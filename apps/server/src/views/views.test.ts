import { mostViews, type ViewList } from '@tourdesk/domain/views/planView'
import { afterAll, describe, expect, it } from 'vitest'
import { startServer } from '../../test/as.ts'
import { actionsOn } from '../../test/auditOf.ts'
import { newId } from '../kernel/newId.ts'

const { as, db, given, close } = await startServer()
afterAll(close)

const dana = await given.owner()
const { views, undo } = as(dana)
const colleague = as(await given.user({ role: 'ADMIN' }))
const columns = [
  { key: 'number', isShown: true },
  { key: 'notes', isShown: false, width: 240 },
]
const unpaid = {
  list: 'operations' as const,
  name: 'Unpaid',
  filters: { money: 'unpaid', limit: '50' },
  columns,
}
const named = (name: string) => ({ ...unpaid, name })
const of = ({ _id }: { _id: string }) => ({ params: { id: _id } })
const names = async (client = as(dana), list: ViewList = 'operations') =>
  (await client.views.list({ query: { list } })).data.map(({ name }) => name)

describe('saved views', () => {
  it('are kept for each person and account, by name, with filters and columns', async () => {
    const view = await views.create({ body: named('  Unpaid ') })
    expect(view).toMatchObject({ ...unpaid, isOwn: true })
    await views.create({ body: named('arrivals') })
    expect(await names()).toEqual(['arrivals', 'Unpaid'])
    expect(await names(colleague)).toEqual([])
    await colleague.views.create({ body: named('Unpaid') })
    expect(await actionsOn(db, view._id)).toEqual(['created'])
  })

  it('can be opened by a colleague who has the address, but only their owner changes them', async () => {
    const view = await views.create({ body: named('Next week') })
    const shared = await colleague.views.get(of(view))
    expect(shared).toMatchObject({ name: 'Next week', isOwn: false, by: dana.name, filters: unpaid.filters })
    const rename = colleague.views.change({ ...of(view), body: { name: 'Mine now' } })
    await expect(rename).rejects.toMatchObject({ status: 403, code: 'not_allowed' })
    await expect(colleague.views.remove(of(view))).rejects.toMatchObject({ status: 403 })
  })

  it('of another account are not found, even by their owner', async () => {
    const view = await views.create({ body: named('Elsewhere') })
    const other = await given.account()
    await db.updateTable('saved_views').set({ account_id: other.id }).where('id', '=', view._id).execute()
    const change = () => views.change({ ...of(view), body: {} })
    for (const call of [() => views.get(of(view)), change, () => views.remove(of(view))])
      await expect(call()).rejects.toMatchObject({ status: 404 })
    expect(await names()).not.toContain('Elsewhere')
  })

  it('saved twice after a lost connection are one, and a name is taken only once', async () => {
    const twice = [await views.create({ body: named('Twice') }), await views.create({ body: named('Twice') })]
    expect(twice[0]?._id).toBe(twice[1]?._id)
    const other = { ...named('TWICE'), filters: {} }
    await expect(views.create({ body: other })).rejects.toMatchObject({ code: 'view_name_taken' })
    const race = await Promise.allSettled(
      ['Race', 'race'].map((name) => views.create({ body: { ...named(name), filters: { search: name } } })),
    )
    expect(race.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  it('keep what a change leaves out, and a change from an older tab is refused', async () => {
    const view = await views.create({ body: named('VIP') })
    const renamed = await views.change({ ...of(view), body: { name: 'vip', updatedAt: view.updatedAt } })
    expect(renamed).toMatchObject({ name: 'vip', filters: unpaid.filters, columns })
    const late = views.change({ ...of(view), body: { filters: {}, updatedAt: view.updatedAt } })
    await expect(late).rejects.toMatchObject({ status: 409, code: 'changed_by_another' })
    const saved = await views.change({ ...of(view), body: { filters: { search: 'Levi' } } })
    expect(saved).toMatchObject({ name: 'vip', filters: { search: 'Levi' }, columns })
    expect(await actionsOn(db, view._id)).toEqual(['created', 'updated', 'updated'])
    await views.create({ body: named('VIP 2') })
    const taken = views.change({ ...of(view), body: { name: 'vip 2' } })
    await expect(taken).rejects.toMatchObject({ code: 'view_name_taken' })
    await expect(views.change({ params: { id: newId() }, body: {} })).rejects.toMatchObject({ status: 404 })
  })

  it('that were deleted come back under their address, unless their name is taken since', async () => {
    const view = await views.create({ body: named('Gone') })
    const first = await views.remove(of(view))
    await expect(views.get(of(view))).rejects.toMatchObject({ status: 404 })
    await expect(views.remove(of(view))).rejects.toMatchObject({ status: 404 })
    await undo.take({ params: { id: first.undo ?? '' } })
    const { updatedAt, ...before } = view
    expect(await views.get(of(view))).toMatchObject(before)
    const second = await views.remove(of(view))
    await views.create({ body: named('gone') })
    const back = undo.take({ params: { id: second.undo ?? '' } })
    await expect(back).rejects.toMatchObject({ code: 'view_name_taken' })
    expect(await actionsOn(db, view._id)).toEqual(['created', 'deleted', 'created', 'deleted'])
  })

  it('have bounds: a name, forty filters, and fifty of a list', async () => {
    const many = Object.fromEntries(Array.from({ length: 41 }, (_, at) => [`filter${at}`, '1']))
    for (const wrong of [
      { name: ' ' },
      { filters: many },
      { columns: [{ key: 'x', isShown: true, width: 9 }] },
    ])
      await expect(views.create({ body: { ...unpaid, ...wrong } })).rejects.toMatchObject({ status: 400 })
    const room = mostViews - (await names(colleague)).length
    for (let at = 0; at < room; at += 1) await colleague.views.create({ body: named(`View ${at}`) })
    await expect(colleague.views.create({ body: named('One more') })).rejects.toMatchObject({
      status: 409,
      code: 'views_full',
    })
  })

  it('are kept for the lists that a person may see, in an agency too', async () => {
    const agency = await given.account()
    const owner = as(await given.user({ account: agency }))
    const agent = as(await given.user({ account: agency, role: 'AGENT' }))
    const view = await owner.views.create({ body: { ...unpaid, list: 'orders', name: 'Deposits' } })
    expect(await agent.views.get(of(view))).toMatchObject({ name: 'Deposits', isOwn: false })
    await expect(views.get(of(view))).rejects.toMatchObject({ status: 404 })
    const log = await owner.views.create({ body: { ...unpaid, list: 'activity', name: 'Prices' } })
    expect(await names(owner, 'activity')).toEqual(['Prices'])
    const hired = { ...unpaid, list: 'cars' as const, name: 'Sixteen seats' }
    await views.create({ body: hired })
    expect(await names(as(dana), 'cars')).toEqual(['Sixteen seats'])
    expect(await names(as(dana), 'guides')).toEqual([])
    const refused = { status: 403, code: 'not_allowed' }
    await expect(agent.views.get(of(log))).rejects.toMatchObject(refused)
    for (const list of ['operations', 'activity', 'guides', 'cars'] as const) {
      await expect(agent.views.list({ query: { list } })).rejects.toMatchObject(refused)
      await expect(agent.views.create({ body: { ...unpaid, list } })).rejects.toMatchObject(refused)
    }
    const { undo: token } = await owner.views.remove(of(view))
    await owner.undo.take({ params: { id: token ?? '' } })
    expect(await names(owner, 'orders')).toEqual(['Deposits'])
  })
})
