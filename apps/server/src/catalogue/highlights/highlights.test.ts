import { afterAll, describe, expect, it } from 'vitest'
import { startServer } from '../../../test/as.ts'
import { actionsOn, auditOf } from '../../../test/auditOf.ts'

const server = await startServer()
const { as, clock, db, given } = server
afterAll(server.close)

const owner = await given.owner()
const staff = as(owner)
const agency = await given.account()
const agent = await given.user({ account: agency, role: 'AGENT' })
const nobody = '01900000-0000-7000-8000-000000000000'
const names = ({ data }: { data: { name: string }[] }) => data.map(({ name }) => name)

const form = {
  name: 'Mount of Olives',
  address: 'Rub’a el-Adawiya Street, Jerusalem',
  subtitle: 'The city at a glance',
  description: 'From the terrace the whole Old City lies open.',
  whatToBring: ['hat', 'Sunscreen'] as ('hat' | 'Sunscreen')[],
  images: ['/uploads/highlights/Zm9vYmFyYmF6.jpg'],
  videos: ['https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
}

it('HOLE-O96 a highlight saved or published in the meantime is not overwritten', async () => {
  const { _id: id, updatedAt } = await staff.highlights.create({ body: form })
  const body = { ...form, name: 'Mount of Olives, east', updatedAt }
  const published = await staff.highlights.publish({ params: { id } })
  const stale = staff.highlights.change({ params: { id }, body })
  await expect(stale).rejects.toMatchObject({ status: 409, code: 'changed_by_another' })
  const fresh = { ...body, updatedAt: published.updatedAt }
  const saved = await staff.highlights.change({ params: { id }, body: fresh })
  expect(saved).toMatchObject({ name: 'Mount of Olives, east', isActive: true })
  const again = staff.highlights.change({ params: { id }, body: fresh })
  await expect(again).rejects.toMatchObject({ code: 'changed_by_another' })
})

describe('the list of highlights', () => {
  it('HIGH-02 CAPI-02 HOLE-C8 can be searched by part of the name, is sorted by name, and has pages of five', async () => {
    for (const [name, is_active] of [
      ['crater of Ramon', true],
      ['Crater rim', false],
      ['A crater 100% salt', true],
      ['Hexagon Pool', true],
    ] as const)
      await given.highlight({ name, is_active, address: `${name} road`, description: 'Crater' })
    const list = (query: object) => staff.highlights.list({ query: { limit: 100, ...query } })
    expect(names(await list({ search: 'CRATER' }))).toEqual([
      'A crater 100% salt',
      'crater of Ramon',
      'Crater rim',
    ])
    expect(names(await list({ search: 'crater', sort: '-name' }))).toEqual([
      'Crater rim',
      'crater of Ramon',
      'A crater 100% salt',
    ])
    expect(names(await list({ search: 'crater', isActive: 'true' }))).not.toContain('Crater rim')
    expect(names(await list({ search: 'crater', sort: 'isActive' }))[0]).toBe('Crater rim')
    expect(names(await list({ search: '0%' }))).toEqual(['A crater 100% salt'])
    expect(await list({ search: 'crater', limit: 1, page: 2 })).toMatchObject({
      data: [{ name: 'crater of Ramon' }],
      total: 3,
      page: 2,
      limit: 1,
    })
    expect(await staff.highlights.list()).toMatchObject({ page: 1, limit: 5 })
    await expect(staff.highlights.list({ query: { sort: 'lat' as never } })).rejects.toMatchObject({
      status: 400,
    })
  })
})

describe('creating a highlight', () => {
  it('HIGH-07 HIGH-09 HIGH-17 CAPI-03 CAPI-04 CCONST-14 stores exactly its fields, and who created it', async () => {
    const made = await staff.highlights.create({ body: form })
    expect(made).toEqual({ ...form, _id: made._id, isActive: false, updatedAt: made.updatedAt })
    expect(await staff.highlights.get({ params: { id: made._id } })).toEqual(made)
    expect(await auditOf(db, made._id)).toMatchObject([
      { entity_kind: 'Highlight', action: 'created', actor_name: owner.name, account_id: owner.account.id },
    ])
  })

  it('HIGH-11 HIGH-17 with only a name it is inactive and its lists are empty; on request it is active', async () => {
    const { _id, ...made } = await staff.highlights.create({ body: { name: 'Sataf' } })
    expect(made).toEqual({
      updatedAt: made.updatedAt,
      name: 'Sataf',
      address: '',
      subtitle: '',
      description: '',
      isActive: false,
      whatToBring: [],
      images: [],
      videos: [],
    })
    const active = await staff.highlights.create({ body: { name: 'Sataf', isActive: true } })
    expect(active.isActive).toBe(true)
  })

  it.each([{}, { name: '' }, { name: '   ' }])('HOLE-C49 CMSG-09 %o has no name', async (body) => {
    await expect(staff.highlights.create({ body })).rejects.toMatchObject({
      status: 400,
      issues: [{ field: 'name', msg: 'Please fill in the Name field.' }],
    })
  })

  it.each<[string, object, string]>([
    ['something nobody brings', { whatToBring: ['Hat'] }, 'whatToBring.0'],
    ['a script for a picture', { images: ['javascript:alert(1)'] }, 'images.0'],
    ['words for a video', { videos: ['https://youtu.be/x', 'a film'] }, 'videos.1'],
    ['a place off the map', { lat: 91, lng: 35 }, 'lat'],
  ])('%s is refused', async (_, wrong, field) => {
    await expect(staff.highlights.create({ body: { name: 'Sataf', ...wrong } })).rejects.toMatchObject({
      status: 400,
      issues: [{ field }],
    })
  })

  it('MEDIA-05 MEDIA-06 MEDIA-07 HOLE-C59 links to the video site are expanded, deduplicated videos; the rest are images', async () => {
    const made = await staff.highlights.create({
      body: {
        ...form,
        images: ['https://youtu.be/9bZkp7q19f0', form.images[0]!, form.images[0]!],
        videos: ['youtu.be/dQw4w9WgXcQ', ...form.videos, 'https://vimeo.com/76979871'],
      },
    })
    expect(made.images).toEqual([form.images[0], 'https://vimeo.com/76979871'])
    expect(made.videos).toEqual(['https://www.youtube.com/watch?v=9bZkp7q19f0', form.videos[0]])
  })
})

describe('changing a highlight', () => {
  it('CAPI-05 HIGH-07 HIGH-10 what is saved can be read back, and its status stays as it was', async () => {
    const { id } = await given.highlight({ name: 'Lookout', is_active: true })
    const saved = await staff.highlights.change({ params: { id }, body: { ...form, _id: id } })
    expect(saved).toEqual({ ...form, _id: id, isActive: true, updatedAt: saved.updatedAt })
    const emptied = await staff.highlights.change({
      params: { id },
      body: { ...form, images: [], videos: [] },
    })
    expect(emptied).toMatchObject({ images: [], videos: [] })
    const [first] = await auditOf(db, id)
    expect(first).toMatchObject({
      action: 'updated',
      details: { before: { name: 'Lookout' }, after: { name: form.name, images: form.images } },
    })
  })

  it('CAPI-05 the address and the body must name the same one', async () => {
    const { id } = await given.highlight()
    await expect(
      staff.highlights.change({ params: { id }, body: { ...form, _id: nobody } }),
    ).rejects.toMatchObject({
      status: 400,
      issues: [{ field: '_id' }],
    })
    await expect(staff.highlights.change({ params: { id: nobody }, body: form })).rejects.toMatchObject({
      status: 404,
    })
  })

  it('HOLE-C62 a picked place keeps its coordinates until another address is typed', async () => {
    const picked = { ...form, lat: 31.778, lng: 35.242 }
    const made = await staff.highlights.create({ body: picked })
    expect(made).toMatchObject({ lat: 31.778, lng: 35.242 })
    const params = { id: made._id }
    expect(await staff.highlights.change({ params, body: { ...form, name: 'Olives' } })).toMatchObject({
      lat: 31.778,
    })
    const typed = await staff.highlights.change({ params, body: { ...form, address: 'Somewhere else' } })
    expect(typed).not.toHaveProperty('lat')
  })
})

describe('publishing', () => {
  it('HIGH-12 HIGH-13 CAPI-15 HOLE-C1 separate calls publish and deactivate a highlight', async () => {
    const { id } = await given.highlight({ is_active: false })
    const params = { id }
    expect(await staff.highlights.publish({ params })).toMatchObject({ _id: id, isActive: true })
    expect(await staff.highlights.publish({ params })).toMatchObject({ isActive: true })
    clock.set('2026-03-02T10:00:01+02:00')
    expect(await staff.highlights.deactivate({ params })).toMatchObject({ _id: id, isActive: false })
    clock.set('2026-03-02T10:00:00+02:00')
    expect(await actionsOn(db, id)).toEqual(['published', 'deactivated'])
    await expect(staff.highlights.publish({ params: { id: nobody } })).rejects.toMatchObject({ status: 404 })
  })
})

describe('deleting a highlight', () => {
  it('CAPI-06 HOLE-C52 removes it from every tour, and the tours stay', async () => {
    const tours = [await given.tour(), await given.tour()]
    const [gone, stays] = [await given.highlight({ tours }), await given.highlight({ tours })]
    expect(await staff.highlights.remove({ params: { id: gone.id } })).toEqual({ _id: gone.id })
    for (const { id } of tours)
      expect(names(await staff.highlights.ofTour({ params: { id } }))).toEqual([stays.name])
    await expect(staff.highlights.get({ params: { id: gone.id } })).rejects.toMatchObject({ status: 404 })
    await expect(staff.highlights.remove({ params: { id: gone.id } })).rejects.toMatchObject({ status: 404 })
    const [entry] = await auditOf(db, gone.id)
    expect(entry).toMatchObject({ action: 'deleted', details: { before: { name: gone.name } } })
  })
})

describe('the highlights of a tour', () => {
  it('CAPI-07 HOLE-C7 agencies see active ones, in the tour’s order; the office sees all', async () => {
    const tour = await given.tour()
    const first = await given.highlight({ tours: [tour] })
    const hidden = await given.highlight({ tours: [tour], is_active: false })
    const last = await given.highlight({ tours: [tour] })
    const params = { id: tour.id }
    expect(names(await as(agent).highlights.ofTour({ params }))).toEqual([first.name, last.name])
    expect(names(await staff.highlights.ofTour({ params }))).toEqual([first.name, hidden.name, last.name])
  })

  it('CAPI-07 HOLE-C7 only the office sees those of an inactive tour', async () => {
    const tour = await given.tour({ is_active: false })
    await given.highlight({ tours: [tour] })
    const params = { id: tour.id }
    await expect(as(agent).highlights.ofTour({ params })).rejects.toMatchObject({ status: 404 })
    expect((await staff.highlights.ofTour({ params })).data).toHaveLength(1)
    await expect(staff.highlights.ofTour({ params: { id: nobody } })).rejects.toMatchObject({ status: 404 })
  })
})

describe('suggestions for an address', () => {
  it('HOLE-C61 lists known places by name or address, each once', async () => {
    await given.location({
      name: 'Hotel Gilboa',
      address: '12 Gilboa Street, Tel Aviv',
      lat: 32.07,
      lng: 34.77,
    })
    await given.highlight({ name: 'Gilboa Ridge', address: 'Road 667, Gilboa' })
    await given.highlight({ name: 'Hotel garden', address: '12 GILBOA street, Tel Aviv' })
    await given.highlight({ name: 'Gilboa without an address' })
    const { data } = await staff.maps.autocomplete({ query: { input: 'gilboa' } })
    expect(data).toEqual([
      { name: 'Hotel Gilboa', address: '12 Gilboa Street, Tel Aviv', lat: 32.07, lng: 34.77 },
      { name: 'Gilboa Ridge', address: 'Road 667, Gilboa' },
    ])
  })

  it('HOLE-C61 is empty when nothing is typed or nothing matches', async () => {
    expect(await staff.maps.autocomplete()).toEqual({ data: [] })
    expect(await staff.maps.autocomplete({ query: { input: 'Reykjavik' } })).toEqual({ data: [] })
  })
})
