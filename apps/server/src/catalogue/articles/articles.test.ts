import { afterAll, describe, expect, it } from 'vitest'
import { startServer } from '../../../test/as.ts'
import { actionsOn, auditOf } from '../../../test/auditOf.ts'

const server = await startServer({ env: { SITE_BASE_URL: 'https://tours.example.org/' } })
const { as, app, clock, db, given } = server
afterAll(server.close)

const owner = await given.owner()
const staff = as(owner)
const nobody = '01900000-0000-7000-8000-000000000000'

const form = {
  title: 'The Wines of the Mountain',
  subtitle: 'A short guide to the bottles of the Golan',
  text: '<p>Wine was pressed here <strong>long</strong> before it was pressed in France.</p>',
  category: 'Special Interests' as const,
  image: '/uploads/articles/Zm9vYmFyYmF6.jpg',
  isActive: true,
}

describe('the list of articles', () => {
  it('ART-02 ART-03 CAPI-27 HOLE-C8 can be searched by title and subtitle, shows only active ones on request, and has pages of five', async () => {
    for (const [title, subtitle, is_active] of [
      ['zodiac of Beit Alpha', 'A mosaic floor', true],
      ['Synagogues of the Galilee', 'From mosaic to basalt', true],
      ['Mosaic workshops', 'Made by hand', false],
      ['Markets', 'Spices 100%', true],
    ] as const)
      await given.article({ title, subtitle, is_active })
    const titles = async (query: object) => {
      const { data } = await staff.articles.list({ query: { limit: 100, ...query } })
      return data.map(({ title }) => title)
    }
    expect(await titles({ search: 'MOSAIC' })).toEqual([
      'Mosaic workshops',
      'Synagogues of the Galilee',
      'zodiac of Beit Alpha',
    ])
    expect(await titles({ search: 'mosaic', isActive: 'true' })).toEqual([
      'Synagogues of the Galilee',
      'zodiac of Beit Alpha',
    ])
    expect(await titles({ search: 'mosaic', sort: '-title' })).toEqual([
      'zodiac of Beit Alpha',
      'Synagogues of the Galilee',
      'Mosaic workshops',
    ])
    expect(await titles({ search: '0%' })).toEqual(['Markets'])
    expect(await staff.articles.list({ query: { search: 'mosaic', page: 2, limit: 1 } })).toMatchObject({
      data: [{ title: 'Synagogues of the Galilee' }],
      total: 3,
      page: 2,
      limit: 1,
    })
    expect(await staff.articles.list()).toMatchObject({ page: 1, limit: 5 })
  })
})

describe('saving an article', () => {
  it('ART-11 ART-12 ART-18 CAPI-28 CAPI-29 HOLE-C74 without an id creates one, with its link on the website', async () => {
    const made = await staff.articles.save({ body: form })
    expect(made).toEqual({
      ...form,
      _id: made._id,
      link: `https://tours.example.org/article/${made._id}`,
      updatedAt: clock.now().toISOString(),
      undo: null,
    })
    const { undo: _, ...article } = made
    expect(await staff.articles.get({ params: { id: made._id } })).toEqual(article)
    expect(await auditOf(db, made._id)).toMatchObject([
      { entity_kind: 'Article', action: 'created', actor_name: owner.name },
    ])
  })

  it('HOLE-C9 with an id changes it, and an unknown id creates nothing', async () => {
    const { id } = await given.article()
    const changed = await staff.articles.save({ body: { ...form, _id: id, isActive: false } })
    expect(changed).toMatchObject({ _id: id, title: form.title, isActive: false })
    const { isActive: _, ...rest } = form
    clock.set('2026-03-02T10:00:01+02:00')
    expect(await staff.articles.save({ body: { ...rest, _id: id, image: null } })).toMatchObject({
      isActive: false,
      image: null,
    })
    clock.set('2026-03-02T10:00:00+02:00')
    expect(await actionsOn(db, id)).toEqual(['updated', 'updated'])
    await expect(staff.articles.save({ body: { ...form, _id: nobody } })).rejects.toMatchObject({
      status: 404,
    })
  })

  it('HOLE-O96 when two people save the same version the second is refused, even within the same millisecond', async () => {
    const { id } = await given.article()
    const { updatedAt } = await staff.articles.get({ params: { id } })
    const saved = await staff.articles.save({ body: { ...form, _id: id, updatedAt } })
    const stale = staff.articles.save({ body: { ...form, _id: id, title: 'Mine', updatedAt } })
    await expect(stale).rejects.toMatchObject({ status: 409, code: 'changed_by_another' })
    expect(await staff.articles.get({ params: { id } })).toMatchObject({ title: form.title })
    const again = { ...form, _id: id, title: 'Mine', updatedAt: saved.updatedAt }
    await expect(staff.articles.save({ body: again })).resolves.toMatchObject({ title: 'Mine' })
  })

  it('HOLE-C9 the status code says whether it was created or changed', async () => {
    const send = async (body: object) => {
      const answer = await app.inject({
        method: 'POST',
        url: '/api/v1/articles',
        payload: body,
        cookies: await signedInCookies(),
      })
      return { status: answer.statusCode, id: answer.json()._id as string }
    }
    const made = await send(form)
    expect(made.status).toBe(201)
    expect(await send({ ...form, _id: made.id })).toEqual({ status: 200, id: made.id })
  })

  it('ART-14 ART-15 ART-16 ART-17 every missing field has an error', async () => {
    await expect(staff.articles.save({ body: {} })).rejects.toMatchObject({
      status: 400,
      issues: [
        { field: 'title', msg: 'Title is required' },
        { field: 'subtitle', msg: 'required' },
        { field: 'category', msg: 'Category is required' },
        { field: 'text', msg: 'Text is required' },
      ],
    })
  })

  it('ART-10 CCONST-16 any category other than the six is refused', async () => {
    const body = { ...form, category: 'Gossip' as never }
    await expect(staff.articles.save({ body })).rejects.toMatchObject({
      status: 400,
      issues: [{ field: 'category' }],
    })
  })

  it('HOLE-C58 scripts are never stored, and a text with nothing else is empty', async () => {
    const dirty = '<p onclick="x()">Read <a href="javascript:x()">this</a></p><script>alert(1)</script>'
    const made = await staff.articles.save({ body: { ...form, text: dirty } })
    expect(made.text).toBe('<p>Read this</p>')
    for (const text of ['<script>alert(1)</script>', '<p>&nbsp;</p>', '<img src="/uploads/articles/a.jpg">'])
      await expect(staff.articles.save({ body: { ...form, text } })).rejects.toMatchObject({
        issues: [{ field: 'text', msg: 'Text is required' }],
      })
  })
})

it('CAPI-30 HOLE-C69 a deleted article is gone', async () => {
  const { id, title } = await given.article()
  expect(await staff.articles.remove({ params: { id } })).toMatchObject({ _id: id })
  await expect(staff.articles.get({ params: { id } })).rejects.toMatchObject({ status: 404 })
  await expect(staff.articles.remove({ params: { id } })).rejects.toMatchObject({ status: 404 })
  expect(await auditOf(db, id)).toMatchObject([{ action: 'deleted', details: { before: { title } } }])
})

it('TOUR-33 HOLE-C5 HOLE-C74 the site settings win over the installation’s address, which is the fallback for tours too', async () => {
  const { id } = await given.article()
  const settings = as(owner).businessSettings
  const linkWith = async (siteBaseUrl: string) => {
    await settings.change({ body: { ...(await settings.get()), siteBaseUrl } })
    return (await staff.articles.get({ params: { id } })).link
  }
  expect(await linkWith('https://desert.example.com/he/')).toBe(`https://desert.example.com/he/article/${id}`)
  expect(await linkWith('')).toBe(`https://tours.example.org/article/${id}`)
  const tour = await given.tour()
  const { affiliationLink } = await staff.tours.get({ params: { id: tour.id } })
  expect(affiliationLink).toBe(`https://tours.example.org/tour/${tour.id}`)
})

/** Cookies of a login over plain HTTP, since typed answers carry no status code. */
async function signedInCookies(): Promise<Record<string, string>> {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/v1/auth/login',
    payload: { email: owner.login, password: owner.password },
  })
  return Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]))
}
