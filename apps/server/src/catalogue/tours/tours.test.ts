import type { TourInput } from '@tourdesk/contract/tour'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer } from '../../../test/as.ts'
import { actionsOn, auditOf } from '../../../test/auditOf.ts'
import { formOf, tourForm } from '../../../test/tourForm.ts'
import { newId } from '../../kernel/newId.ts'

const server = await startServer()
const { as, clock, db, given } = server
afterAll(server.close)

const owner = await given.owner()
const agent = await given.user({ role: 'AGENT', account: await given.account() })
const office = as(owner)
let numbers = 0
const number = () => `N${++numbers}`
const create = (changes: Partial<TourInput> = {}) =>
  office.tours.create({ body: tourForm({ number: number(), ...changes }) })
const read = (id: string) => office.tours.get({ params: { id } })
const change = (id: string, body: TourInput) => office.tours.change({ params: { id }, body })

const winter = { description: 'Winter', startDate: '2025-11-01', endDate: '2026-03-31' }
const summer = { description: 'Summer', startDate: '2026-04-01', endDate: null }
const pair = {
  pickup: 'tel_aviv' as const,
  dropoff: 'jerusalem' as const,
  pickupTime: '07:15',
  prices: {
    economy: 70,
    small_group: 125.5,
    medium_group: 99,
    large_group: 89,
    private_group: {
      four_seater: 620,
      four_seater_deluxe: 780,
      seven_seater: 740,
      seven_seater_deluxe: 920,
      ten_seater: 880,
      nineteen_seater: 1190,
    },
    transferFee: 15,
  },
}

describe('the tours list', () => {
  beforeAll(async () => {
    const tag = await office.tags.create({ body: { tag: 'Food' } })
    await given.tour({ name: 'Carmel market', number: 'L2', main_region: 'tel_aviv', main_tag_id: tag._id })
    await given.tour({ name: 'Market of Acre', number: 'L1', is_active: false })
    await given.tour({ name: 'Wine 100%', number: 'L3' })
  })
  const names = async (query: object) => {
    const page = await office.tours.list({ query: { limit: 100, ...query } })
    return page.data.map(({ name }) => name)
  }

  it('TOUR-02 CAPI-08 HOLE-C8 is searched by any part of the name, in whatever letters', async () => {
    expect(await names({ search: 'MARKET' })).toEqual(['Carmel market', 'Market of Acre'])
    expect(await names({ search: '0%' })).toEqual(['Wine 100%'])
    expect(await names({ search: '_' })).toEqual([])
  })

  it('TOUR-03 CAPI-08 holds published tours only, when asked', async () => {
    expect(await names({ search: 'market', isActive: 'true' })).toEqual(['Carmel market'])
  })

  it('HOLE-C8 CCONST-24 comes in pages of five, sorted by name unless told otherwise', async () => {
    expect(await names({ search: 'market', sort: '-name' })).toEqual(['Market of Acre', 'Carmel market'])
    expect(await names({ search: 'market', sort: 'number' })).toEqual(['Market of Acre', 'Carmel market'])
    const page = await office.tours.list({ query: { search: 'market', limit: 1, page: 2 } })
    expect(page).toMatchObject({ total: 2, page: 2, limit: 1, data: [{ name: 'Market of Acre' }] })
    expect((await office.tours.list()).limit).toBe(5)
  })

  it('TOUR-01 tells name, number, main tag, main region and whether it is active', async () => {
    const { data } = await office.tours.list({ query: { search: 'carmel' } })
    expect(data).toEqual([
      {
        _id: expect.any(String),
        name: 'Carmel market',
        number: 'L2',
        mainTag: { _id: expect.any(String), name: 'Food' },
        mainRegion: 'tel_aviv',
        isActive: true,
      },
    ])
  })
})

describe('saving a tour', () => {
  it('TOUR-12 TOUR-15 TOUR-16 TOUR-18 TOUR-21 TOUR-22 TOUR-23 TOUR-37 TAG-02 AVAIL-01 AVAIL-04 AVAIL-05 AVAIL-06 MEDIA-08 MEDIA-09 PLIST-03 PLIST-10 PLIST-11 PLIST-12 PLIST-13 PLIST-14 CAPI-09 CAPI-10 CAPI-11 HOLE-C50 keeps every field, through create, change and read', async () => {
    const [desert, family] = [
      await office.tags.create({ body: { tag: 'Desert' } }),
      await office.tags.create({ body: { tag: 'Family' } }),
    ]
    const about = { name: 'Ein Gedi', subtitle: 'A spring', description: 'Waterfalls in the desert' }
    const highlight = await given.highlight(about)
    const fields = {
      name: 'Ein Gedi and Masada',
      number: 'T900',
      hashavshevetItemKey: '50900',
      headline: 'Oasis and fortress',
      description: '<p>Early start</p>',
      regions: { mainRegion: 'south' as const, secondaryRegions: ['jerusalem' as const, 'north' as const] },
      inclusion: { included: ['Hotel pickup', 'Cold water'], notIncluded: ['Lunch'] },
      instructions: ['hotel_pickup_only' as const, 'security_checks' as const],
      totalHourDuration: 10.5,
      doesIncludeReturnTransport: true,
      groupTypes: [
        {
          group_type: 'small_group' as const,
          languages: [
            { language: 'english' as const, days: [0, 1, 6] },
            { language: 'german' as const, days: [] },
          ],
        },
        { group_type: 'private_group' as const, languages: [] },
      ],
      unavailabilityDates: [
        {
          start_date: '2026-04-01',
          end_date: '2026-04-08',
          languages: ['english' as const, 'french' as const],
          group_type: 'small_group' as const,
        },
      ],
      pickupTimes: { tel_aviv: '07:00', jerusalem: '14:00', herzliya: null, jaffa: '08:30' },
      thumbnails: {
        wide: '/uploads/tours/a.png',
        narrow: '/uploads/tours/b.png',
        square_one: null,
        square_two: null,
      },
      images: ['/uploads/tours/a.png', '/uploads/tours/c.png'],
      videos: ['https://www.youtube.com/watch?v=abc'],
      tourSchematicMap: '/uploads/tours/map.png',
    }
    const made = await office.tours.create({
      body: {
        ...fields,
        tags: { mainTag: desert._id, secondaryTags: [family._id] },
        highlights: [highlight.id],
        pricesList: [{ ...summer, status: 'Active', prices: [pair] }],
      },
    })
    expect(made).toMatchObject({
      ...fields,
      isActive: false,
      tags: { mainTag: desert, secondaryTags: [family] },
      highlights: [{ _id: highlight.id, ...about }],
      lowPrice: 125.5,
      lowPrivatePrice: 620,
      affiliationLink: `https://www.example.com/tour/${made._id}`,
      pricesList: [{ ...summer, status: 'Active', _id: expect.any(String) }],
    })
    expect(made.pricesList[0]?.prices).toHaveLength(16)
    expect(made.pricesList[0]?.prices[1]).toEqual(pair)

    const renamed = { ...formOf(made), name: 'Masada and Ein Gedi', highlights: [], images: [] }
    const saved = await change(made._id, renamed)
    expect(await read(made._id)).toEqual(saved)
    expect(saved).toEqual({
      ...made,
      name: 'Masada and Ein Gedi',
      highlights: [],
      images: [],
      updatedAt: saved.updatedAt,
    })
    expect(await auditOf(db, made._id)).toMatchObject([
      { action: 'created', actor_name: owner.name, details: { number: 'T900' } },
      { action: 'updated', details: { name: 'Masada and Ein Gedi', changed: ['name', 'images'] } },
    ])
  })

  it('TOUR-14 HOLE-C58 keeps the formatting of its description and nothing that could do harm', async () => {
    const description = '<h2>Early start</h2><p>Bring <strong>water</strong>.</p>'
    const made = await create({ description: `${description}<script>alert(1)</script>` })
    expect(made.description).toBe(description)
  })

  it('MEDIA-05 MEDIA-06 MEDIA-07 keeps pictures and videos apart, each once', async () => {
    const watch = 'https://www.youtube.com/watch?v=abc'
    const images = ['/uploads/tours/a.png', 'https://youtu.be/abc', '/uploads/tours/a.png']
    expect(await create({ images, videos: [watch] })).toMatchObject({
      images: ['/uploads/tours/a.png'],
      videos: [watch],
    })
  })

  it('TOUR-13 HOLE-C53 takes either spelling of the headline and answers both', async () => {
    expect(await create({ headLine: 'Sea and salt' })).toMatchObject({
      headline: 'Sea and salt',
      headLine: 'Sea and salt',
    })
    expect(await create({ headline: 'Stars', headLine: 'Moon' })).toMatchObject({ headline: 'Stars' })
  })

  it('TOUR-25 HOLE-C27 moves a pickup time that is a date by two hours, and leaves a text alone', async () => {
    const made = await create({ pickupTimes: { tel_aviv: '2026-01-01T07:30:00Z', jaffa: '08:10' } })
    expect(made.pickupTimes).toEqual({ tel_aviv: '09:30', jerusalem: null, herzliya: null, jaffa: '08:10' })
  })

  it('TOUR-17 TOUR-19 TOUR-24 TOUR-34 TOUR-36 TAG-04 CAPI-38 HOLE-C6 HOLE-C49 tells everything that is wrong at once', async () => {
    const tag = await office.tags.create({ body: { tag: 'Twice' } })
    const body: TourInput = {
      name: ' ',
      number: '',
      regions: { mainRegion: 'north', secondaryRegions: ['north'] },
      tags: { mainTag: tag._id, secondaryTags: [tag._id] },
      inclusion: { included: ['Tips'], notIncluded: ['Tips'] },
      pickupTimes: { jaffa: '06:59' },
      pricesList: [{ ...winter, prices: [{ ...pair, prices: { ...pair.prices, small_group: -5 } }] }],
    }
    await expect(office.tours.create({ body })).rejects.toMatchObject({
      status: 400,
      issues: [
        { field: 'name', msg: 'Please fill in the Name field.' },
        { field: 'number', msg: 'Please fill in the Number field.' },
        { field: 'regions.secondaryRegions', msg: 'Main region cannot be a secondary region' },
        { field: 'tags.secondaryTags', msg: 'Main tag cannot be a secondary tag' },
        { field: 'inclusion.notIncluded', msg: 'Item cannot be both included and not included' },
        { field: 'groupTypes', msg: 'Please choose at least 1 group type with one language and one day' },
        { field: 'pickupTimes.jaffa', msg: 'Pickup time must be between 07:00 and 14:00' },
        {
          field: 'pricesList.0.prices',
          msg: "The value '-5' for field: small_group From: tel_aviv to jerusalem is invalid",
        },
      ],
    })
  })

  it('TOUR-16 TOUR-21 AVAIL-02 AVAIL-03 CCONST-02 CCONST-03 takes no region, instruction, language or weekday beside the fixed ones', async () => {
    const wrong: [string, object][] = [
      ['regions.mainRegion', { regions: { mainRegion: 'galilee', secondaryRegions: [] } }],
      ['instructions.0', { instructions: ['Bring a hat'] }],
      ['groupTypes.0.languages.0.language', { groupTypes: weekOf('portuguese', [1]) }],
      ['groupTypes.0.languages.0.days.0', { groupTypes: weekOf('english', [7]) }],
    ]
    for (const [field, changes] of wrong)
      await expect(create(changes)).rejects.toMatchObject({ status: 400, issues: [{ field }] })
  })

  it('HOLE-C50 takes no tag and no highlight that is not there', async () => {
    const body = { tags: { mainTag: newId(), secondaryTags: [] } }
    await expect(create(body)).rejects.toMatchObject({ issues: [{ field: 'tags.mainTag' }] })
    await expect(create({ highlights: [newId()] })).rejects.toMatchObject({
      issues: [{ field: 'highlights' }],
    })
  })

  it('HOLE-C49 numbers are unique in whatever letters, also for two at the same moment', async () => {
    const answers = await Promise.allSettled([create({ number: 'Twin' }), create({ number: 'TWIN' })])
    const refused = answers.filter((answer) => answer.status === 'rejected')
    expect(refused).toHaveLength(1)
    expect(refused[0]?.reason).toMatchObject({
      status: 409,
      code: 'tour_number_taken',
      message: 'Tour number already exists',
    })
  })

  it('HOLE-O96 of two who read the same version the second is told', async () => {
    const made = await create()
    clock.set('2026-03-02T10:00:05+02:00')
    await change(made._id, formOf(made))
    await expect(change(made._id, formOf(made))).rejects.toMatchObject({ code: 'changed_by_another' })
    clock.set('2026-03-02T10:00:00+02:00')
  })
})

describe('price lists of a tour', () => {
  it('PLIST-04 PLIST-05 PLIST-06 PLIST-20 HOLE-C30 HOLE-C33 Drafts may overlap, Active ones may not', async () => {
    const easter = { ...summer, startDate: '2026-03-31', status: 'Draft' as const }
    const made = await create({ pricesList: [{ ...winter, status: 'Active' }, easter] })
    expect(made.pricesList.map(({ status }) => status)).toEqual(['Active', 'Draft'])
    const body = formOf(made)
    const [first, second] = body.pricesList ?? []
    if (!first || !second) throw new Error('two price lists were made')
    await expect(
      change(made._id, { ...body, pricesList: [first, { ...second, status: 'Active' }] }),
    ).rejects.toMatchObject({
      status: 409,
      message: 'Cannot activate Price List Item with overlapping dates',
    })
    const apart = { ...second, startDate: '2026-04-01', status: 'Active' as const }
    const saved = await change(made._id, { ...body, pricesList: [first, apart] })
    expect(saved.pricesList.map(({ _id, status }) => [_id, status])).toEqual([
      [first._id, 'Active'],
      [second._id, 'Active'],
    ])
    const longer = { ...first, endDate: null }
    await expect(change(made._id, { ...formOf(saved), pricesList: [longer, apart] })).rejects.toMatchObject({
      status: 409,
      message: 'Dates overlap with another Price List Item. Please change dates.',
    })
    const swapped = [
      { ...first, startDate: '2026-04-01', endDate: null },
      { ...apart, startDate: '2025-11-01', endDate: '2026-03-31' },
    ]
    expect((await change(made._id, { ...formOf(saved), pricesList: swapped })).pricesList).toHaveLength(2)
  })

  it('PLIST-03 HOLE-C31 need a start and an end that is not before it', async () => {
    const dates = (startDate: string, endDate: string | null) =>
      create({ pricesList: [{ startDate, endDate }] })
    await expect(dates('', null)).rejects.toMatchObject({
      issues: [{ field: 'pricesList.0.startDate', msg: 'Please fill in the Start Date field.' }],
    })
    await expect(dates('2026-03-02', '2026-03-01')).rejects.toMatchObject({
      issues: [{ field: 'pricesList.0.endDate', msg: 'End date must not be before start date' }],
    })
    expect((await dates('2026-03-02', null)).pricesList).toMatchObject([
      { status: 'Draft', endDate: null, description: '' },
    ])
  })

  it('PLIST-15 PLIST-16 HOLE-C28 a price that is no number is named with its pair; a missing one is 0', async () => {
    const typed = (prices: object) => create({ pricesList: [{ ...winter, prices: [{ ...pair, prices }] }] })
    await expect(typed({ private_group: { ten_seater: 'dear' } })).rejects.toMatchObject({
      issues: [{ msg: "The value 'dear' for field: ten_seater From: tel_aviv to jerusalem is invalid" }],
    })
    await expect(typed({ economy: null })).rejects.toMatchObject({
      issues: [{ msg: "The value '' for field: economy From: tel_aviv to jerusalem is invalid" }],
    })
    const made = await typed({ small_group: 0 })
    expect(made.pricesList[0]?.prices[1]?.prices).toMatchObject({
      economy: 0,
      small_group: 0,
      transferFee: 0,
    })
  })

  it('a price list of another tour is not taken over by its id', async () => {
    const [theirs] = (await create({ pricesList: [winter] })).pricesList
    const made = await create({ pricesList: [{ ...winter, _id: theirs?._id }] })
    expect(made.pricesList[0]?._id).not.toBe(theirs?._id)
  })
})

describe('selling a tour', () => {
  const active = { ...summer, status: 'Active' as const }

  it('TOUR-26 TOUR-27 TOUR-29 CAPI-15 HOLE-C1 is published with an Active price list, and deactivated whatever it is like', async () => {
    const made = await create({ pricesList: [winter] })
    const params = { id: made._id }
    await expect(office.tours.publish({ params })).rejects.toMatchObject({
      status: 400,
      message: 'Cannot set tour active without an active price list item',
    })
    await change(made._id, { ...formOf(made), pricesList: [active] })
    expect(await office.tours.publish({ params })).toMatchObject({ _id: made._id, isActive: true })
    await db.deleteFrom('price_lists').where('tour_id', '=', made._id).execute()
    expect((await office.tours.deactivate({ params })).isActive).toBe(false)
    expect((await office.tours.deactivate({ params })).isActive).toBe(false)
    expect((await actionsOn(db, made._id)).slice(2, 4)).toEqual(['published', 'deactivated'])
  })

  it('HOLE-C34 its last Active price list stays as long as it is on sale, also when it is saved as active', async () => {
    const made = await create({ pricesList: [active], isActive: true })
    expect(made.isActive).toBe(true)
    for (const pricesList of [[], [{ ...active, status: 'Draft' as const }]])
      await expect(change(made._id, { ...formOf(made), pricesList })).rejects.toMatchObject({
        status: 400,
        code: 'publish_without_price_list',
      })
    await expect(create({ isActive: true })).rejects.toMatchObject({ code: 'publish_without_price_list' })
  })

  it('CAPI-13 CAPI-14 HOLE-C15 CPERM-10 HOLE-C7 agencies read active tours with their Active prices, and nothing else', async () => {
    const open = await create({ pricesList: [active, winter], isActive: true })
    const closed = await create({ pricesList: [active] })
    const seen = await as(agent).tours.get({ params: { id: open._id } })
    expect(seen.pricesList.map(({ status }) => status)).toEqual(['Active'])
    await expect(as(agent).tours.get({ params: { id: closed._id } })).rejects.toMatchObject({ status: 404 })
    const bookable = (await as(agent).tours.active()).data.map(({ _id }) => _id)
    expect([bookable.includes(open._id), bookable.includes(closed._id)]).toEqual([true, false])
    const listed = (await as(agent).tours.activeOfMain()).data
    expect(listed.map(({ _id }) => _id).sort()).toEqual(bookable.sort())
    expect(listed.find(({ _id }) => _id === open._id)).toEqual({
      _id: open._id,
      name: open.name,
      number: open.number,
      affiliationLink: open.affiliationLink,
    })
  })
})

describe('copying a tour', () => {
  it('TOUR-30 CAPI-16 HOLE-C2 makes an inactive one that is equal but for name, number and ids', async () => {
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

describe('deleting a tour', () => {
  it('CAPI-12 HOLE-C52 hides it, takes it out of offers, and leaves old orders as they are', async () => {
    const [gone, stays] = [await given.tour(), await given.tour()]
    const order = await given.order({ selectedTours: [{ tour: gone.id }] })
    const coupon = await given.coupon([gone, stays])
    const [alone, both] = [await given.starTour([gone]), await given.starTour([gone, stays])]
    expect(await office.tours.remove({ params: { id: gone.id } })).toEqual({ _id: gone.id })
    await expect(read(gone.id)).rejects.toMatchObject({ status: 404 })
    const starTour = (id: string) => office.starTours.get({ params: { id } })
    expect(await starTour(alone.id)).toMatchObject({ tours: [], isActive: false })
    expect(await starTour(both.id)).toMatchObject({ tours: [stays.id], isActive: true })
    const left = await db
      .selectFrom('coupon_tours')
      .select('tour_id')
      .where('coupon_id', '=', coupon.id)
      .execute()
    expect(left).toEqual([{ tour_id: stays.id }])
    expect(await office.orders.get({ params: { id: order._id } })).toMatchObject({ _id: order._id })
    expect((await actionsOn(db, gone.id)).at(-1)).toBe('deleted')
    expect((await create({ number: gone.number })).number).toBe(gone.number)
  })
})

describe('the public address of tours', () => {
  it('TOUR-33 CAPI-37 HOLE-C5 starts with the site settings, else with the fallback', async () => {
    expect(await as(agent).siteSettings.get()).toEqual({
      siteBaseUrl: '',
      fallbackBaseUrl: 'https://www.example.com',
    })
    await db.updateTable('site_settings').set({ site_base_url: 'https://day-tours.test/' }).execute()
    expect((await office.siteSettings.get()).siteBaseUrl).toBe('https://day-tours.test/')
    const made = await create()
    expect(made.affiliationLink).toBe(`https://day-tours.test/tour/${made._id}`)
    const own = await create({ affiliationLink: 'https://partner.test/masada' })
    expect(own.affiliationLink).toBe('https://partner.test/masada')
  })
})

function weekOf(language: string, days: number[]) {
  return [{ group_type: 'small_group', languages: [{ language, days }] }]
}
