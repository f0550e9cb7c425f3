import type { TourInput } from '@tourdesk/contract/catalogue/tourShapes'
import { afterAll, describe, expect, it } from 'vitest'
import { auditOf } from '../../../test/auditOf.ts'
import { formOf } from '../../../test/tourForm.ts'
import { newId } from '../../kernel/newId.ts'
import { openTourDesk, pair, summer, winter } from './tourDesk.fixture.ts'

const desk = await openTourDesk()
const { clock, db, given, office, create, read, change, owner } = desk
afterAll(desk.close)

describe('saving a tour', () => {
  it('TOUR-12 TOUR-15 TOUR-16 TOUR-18 TOUR-21 TOUR-22 TOUR-23 TOUR-37 TOUR-38 TAG-02 AVAIL-04 AVAIL-05 AVAIL-06 MEDIA-09 PLIST-03 PLIST-10 PLIST-11 PLIST-12 PLIST-13 PLIST-14 CAPI-09 CAPI-10 CAPI-11 HOLE-C50 stores every field, through create, change and read', async () => {
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
        square_one: '/uploads/tours/d.png',
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
      { action: 'created', actor_name: owner.name, details: { after: { number: 'T900' } } },
      {
        action: 'updated',
        details: {
          before: { name: made.name, highlights: [about.name], images: made.images },
          after: { name: 'Masada and Ein Gedi', highlights: [], images: [] },
        },
      },
    ])
  })

  it('AVAIL-01 AVAIL-02 AVAIL-03 can enable every group type, each with its languages and their weekdays', async () => {
    const everyDay = [0, 1, 2, 3, 4, 5, 6]
    const languages = (['english', 'french', 'spanish', 'german'] as const).map((language) => ({
      language,
      days: everyDay,
    }))
    const all = ['small_group', 'medium_group', 'large_group', 'private_group'] as const
    for (const group_type of all) {
      const groupTypes = [{ group_type, languages }]
      expect((await create({ groupTypes })).groupTypes).toEqual(groupTypes)
    }
    const groupTypes = all.map((group_type) => ({ group_type, languages }))
    expect((await create({ groupTypes })).groupTypes).toEqual(groupTypes)
  })

  it('MEDIA-08 has four thumbnails, each empty until it gets a picture', async () => {
    const slots = { wide: 'a', narrow: 'b', square_one: 'c', square_two: 'd' }
    const thumbnails = Object.fromEntries(
      Object.entries(slots).map(([slot, file]) => [slot, `/uploads/tours/${file}.png`]),
    )
    const made = await create({ thumbnails })
    expect((await read(made._id)).thumbnails).toEqual(thumbnails)
    expect((await create()).thumbnails).toEqual({
      wide: null,
      narrow: null,
      square_one: null,
      square_two: null,
    })
  })

  it('TOUR-14 HOLE-C58 keeps the formatting of its description and nothing harmful', async () => {
    const description = '<h2>Early start</h2><p>Bring <strong>water</strong>.</p>'
    const made = await create({ description: `${description}<script>alert(1)</script>` })
    expect(made.description).toBe(description)
  })

  it('MEDIA-05 MEDIA-06 MEDIA-07 separates pictures and videos, each once', async () => {
    const watch = 'https://www.youtube.com/watch?v=abc'
    const images = ['/uploads/tours/a.png', 'https://youtu.be/abc', '/uploads/tours/a.png']
    expect(await create({ images, videos: [watch] })).toMatchObject({
      images: ['/uploads/tours/a.png'],
      videos: [watch],
    })
  })

  it('TOUR-13 HOLE-C53 accepts either spelling of the headline and returns both', async () => {
    expect(await create({ headLine: 'Sea and salt' })).toMatchObject({
      headline: 'Sea and salt',
      headLine: 'Sea and salt',
    })
    expect(await create({ headline: 'Stars', headLine: 'Moon' })).toMatchObject({ headline: 'Stars' })
  })

  it('stores pickup times as HH:mm however they were typed, for the city and for the pair', async () => {
    const pairs = [{ ...pair, pickupTime: '0715' }]
    const made = await create({
      pickupTimes: { tel_aviv: '8:30', jaffa: '9' },
      pricesList: [{ ...winter, prices: pairs }],
    })
    expect(made.pickupTimes).toMatchObject({ tel_aviv: '08:30', jaffa: '09:00' })
    const stored = made.pricesList[0]?.prices.find(({ dropoff }) => dropoff === 'jerusalem')
    expect(stored?.pickupTime).toBe('07:15')
  })

  it('TOUR-25 HOLE-C27 moves a pickup time that is a date by two hours, and keeps one that is text', async () => {
    const made = await create({ pickupTimes: { tel_aviv: '2026-01-01T07:30:00Z', jaffa: '08:10' } })
    expect(made.pickupTimes).toEqual({ tel_aviv: '09:30', jerusalem: null, herzliya: null, jaffa: '08:10' })
  })

  it('TOUR-17 TOUR-19 TOUR-24 TOUR-34 TOUR-36 TAG-04 CAPI-38 HOLE-C6 HOLE-C49 reports every wrong field at once', async () => {
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

  it('TOUR-16 TOUR-21 refuses unknown regions, instructions, languages and weekdays', async () => {
    const wrong: [string, object][] = [
      ['regions.mainRegion', { regions: { mainRegion: 'galilee', secondaryRegions: [] } }],
      [
        'regions.secondaryRegions.1',
        { regions: { mainRegion: null, secondaryRegions: ['north', 'galilee'] } },
      ],
      ['instructions.0', { instructions: ['Bring a hat'] }],
      ['groupTypes.0.languages.0.language', { groupTypes: weekOf('portuguese', [1]) }],
      ['groupTypes.0.languages.0.days.0', { groupTypes: weekOf('english', [7]) }],
      ['groupTypes.0.languages.0.days.0', { groupTypes: weekOf('english', [-1]) }],
      ['groupTypes.0.group_type', { groupTypes: [{ group_type: 'couple', languages: [] }] }],
    ]
    for (const [field, changes] of wrong)
      await expect(create(changes)).rejects.toMatchObject({ status: 400, issues: [{ field }] })
  })

  it('HOLE-C50 refuses unknown tags and highlights', async () => {
    const body = { tags: { mainTag: newId(), secondaryTags: [] } }
    await expect(create(body)).rejects.toMatchObject({ issues: [{ field: 'tags.mainTag' }] })
    await expect(create({ highlights: [newId()] })).rejects.toMatchObject({
      issues: [{ field: 'highlights' }],
    })
  })

  it('HOLE-C49 numbers are unique ignoring case, even when two are saved at once', async () => {
    const answers = await Promise.allSettled([create({ number: 'Twin' }), create({ number: 'TWIN' })])
    const refused = answers.filter((answer) => answer.status === 'rejected')
    expect(refused).toHaveLength(1)
    expect(refused[0]?.reason).toMatchObject({
      status: 409,
      code: 'tour_number_taken',
      message: 'Tour number already exists',
    })
  })

  it('HOLE-O96 when two people save the same version, the second gets a conflict', async () => {
    const made = await create()
    clock.set('2026-03-02T10:00:05+02:00')
    await change(made._id, formOf(made))
    await expect(change(made._id, formOf(made))).rejects.toMatchObject({ code: 'changed_by_another' })
    clock.set('2026-03-02T10:00:00+02:00')
  })
})

function weekOf(language: string, days: number[]) {
  return [{ group_type: 'small_group', languages: [{ language, days }] }]
}
