import { describe, expect, it } from 'vitest'
import { comparePrices, permitPriceChange } from './planPriceChange.ts'
import type { PriceManagement, PriceManagementDraft } from './priceManagement.ts'

const adult = { _id: 'adult', type: 'adult', pricePortion: 1, notes: '' }
const child = { _id: 'child', type: 'child', pricePortion: 0.5, notes: 'up to 12' }
const spring = {
  _id: 'spring',
  name: 'Spring',
  code: 'SPRING26',
  discount: 0.1,
  allTours: false,
  tours: ['masada', 'galilee'],
  start_date: '2026-03-01',
  end_date: null,
  usage: 100,
}
const gate = place('gate', 'jerusalem', 'Jaffa Gate', true)
const station = place('station', 'jerusalem', 'Central Station', false)
const port = place('port', 'jaffa', 'Old Port', true)

const before: PriceManagement = {
  general_discounts: [],
  ticket_types: [adult, child],
  coupons: [spring],
  pickups_dropoffs_locations: [gate, station, port],
}

describe('saving the whole price management', () => {
  it('CAPI-32 CAPI-33 adds, replaces and removes by id, and changes nothing else', () => {
    const summer = { ...spring, _id: undefined, code: 'SUMMER26' }
    const change = changeBy({ coupons: [{ ...spring, usage: 5 }, summer], ticket_types: [adult] })
    expect(change.coupons).toEqual({
      added: [summer],
      replaced: [{ before: spring, after: { ...spring, usage: 5 } }],
      removed: [],
    })
    expect(change.ticket_types).toEqual({ added: [], replaced: [], removed: [child] })
    expect(change.pickups_dropoffs_locations).toEqual({ added: [], replaced: [], removed: [] })
  })

  it('HOLE-C52 an item that lost its tours does not block saving another one', () => {
    const bare = { ...spring, _id: 'bare', code: 'BARE', tours: [] }
    const old = { ...before, coupons: [spring, bare] }
    expect(comparePrices(old, { ...old, ticket_types: [adult] }).ok).toBe(true)
    expect(comparePrices(old, { ...old, coupons: [spring, { ...bare, usage: 7 }] })).toEqual({
      ok: false,
      issues: [{ field: 'coupons.1.tours', code: 'tours_required' }],
    })
  })

  it.each([
    ['general_discounts', 'languages', 'discount_languages_required'],
    ['ticket_types', 'type', 'ticket_type_required'],
    ['coupons', 'code', 'discount_code_required'],
    ['pickups_dropoffs_locations', 'name', 'location_name_required'],
  ] as const)(
    'one wrong item in %s stops the whole save, and the answer names list and field',
    (list, field, code) => {
      const wrong = { ...before, [list]: [...before[list], bare[list]] }
      expect(comparePrices(before, wrong)).toEqual({
        ok: false,
        issues: [{ field: `${list}.${before[list].length}.${field}`, code }],
      })
    },
  )

  it('an unknown or repeated id is refused', () => {
    const sent = { ...before, coupons: [spring, { ...spring, _id: 'gone' }, spring] }
    expect(comparePrices(before, sent)).toEqual({
      ok: false,
      issues: [
        { field: 'coupons.1._id', code: 'price_item_unknown' },
        { field: 'coupons.2._id', code: 'price_item_unknown' },
      ],
    })
  })
})

describe('rules across the lists', () => {
  it('HOLE-C41 coupon codes are unique and case-sensitive', () => {
    expect(permit({ coupons: [spring, { ...spring, _id: undefined, code: ' SPRING26 ' }] })).toBe(
      'coupon_code_taken',
    )
    expect(permit({ coupons: [spring, { ...spring, _id: undefined, code: 'spring26' }] })).toBe('ok')
  })

  it('HOLE-C45 ticket types are unique ignoring case', () => {
    const types = [adult, child, { ...child, _id: undefined, type: ' Child ' }]
    expect(permit({ ticket_types: types })).toBe('ticket_type_taken')
  })

  it('HOLE-C45 adults can be neither renamed nor deleted, but their notes can change', () => {
    expect(permit({ ticket_types: [child] })).toBe('adult_ticket_fixed')
    expect(permit({ ticket_types: [{ ...adult, type: 'grown-up' }, child] })).toBe('adult_ticket_fixed')
    expect(permit({ ticket_types: [{ ...adult, notes: 'from 13' }] })).toBe('ok')
    expect(permit({ ticket_types: [adult, { ...child, type: 'kid' }] })).toBe('ok')
  })

  it('HOLE-C63 a new default replaces only its own city’s', () => {
    const locations = [gate, { ...station, isDefault: true }, port]
    expect(changeBy({ pickups_dropoffs_locations: locations }).pickups_dropoffs_locations.replaced).toEqual([
      { before: gate, after: { ...gate, isDefault: false } },
      { before: station, after: { ...station, isDefault: true } },
    ])
    const first = [{ ...station, isDefault: true }, gate, port]
    expect(changeBy({ pickups_dropoffs_locations: first }).pickups_dropoffs_locations.replaced).toEqual([
      { before: station, after: { ...station, isDefault: true } },
      { before: gate, after: { ...gate, isDefault: false } },
    ])
    const tower = { ...port, _id: undefined, name: 'Clock Tower' }
    const added = changeBy({ pickups_dropoffs_locations: [gate, station, tower, port] })
    expect(added.pickups_dropoffs_locations.replaced).toEqual([
      { before: port, after: { ...port, isDefault: false } },
    ])
    const renamed = [gate, { ...station, name: 'Main Station' }, port]
    expect(changeBy({ pickups_dropoffs_locations: renamed }).pickups_dropoffs_locations.replaced).toEqual([
      { before: station, after: { ...station, name: 'Main Station' } },
    ])
    const moved = [gate, station, { ...port, city: 'jerusalem' as const }]
    expect(changeBy({ pickups_dropoffs_locations: moved }).pickups_dropoffs_locations.replaced).toEqual([
      { before: gate, after: { ...gate, isDefault: false } },
      { before: port, after: { ...port, city: 'jerusalem' } },
    ])
  })
})

/** One item per list with one wrong field. */
const bare = {
  general_discounts: {
    discount: 0.1,
    bookingOrTour: 'tour' as const,
    start_date: '2026-03-01',
    end_date: null,
    allTours: true,
    tours: [],
    languages: [],
    groupTypes: ['small_group' as const],
  },
  ticket_types: { type: '', pricePortion: 0.5, notes: '' },
  coupons: { ...spring, _id: undefined, code: '' },
  pickups_dropoffs_locations: { ...port, _id: undefined, name: '', isDefault: false },
} satisfies { [List in keyof PriceManagementDraft]: PriceManagementDraft[List][number] }

function changeBy(sent: Partial<PriceManagementDraft>) {
  const compared = comparePrices(before, { ...before, ...sent })
  if (!compared.ok) throw new Error(JSON.stringify(compared.issues))
  return compared.value
}

function permit(sent: Partial<PriceManagementDraft>): string {
  const decision = permitPriceChange(changeBy(sent), { ...before, ...sent })
  return decision.ok ? 'ok' : decision.code
}

function place(_id: string, city: 'jerusalem' | 'jaffa', name: string, isDefault: boolean) {
  return { _id, city, name, address: `${name}, Israel`, isDefault, lat: null, lng: null }
}
