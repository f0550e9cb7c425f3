import { describe, expect, it } from 'vitest'
import { issuesOf } from '../checked.ts'
import type { EntryDraft } from '../entries/entryDraft.ts'
import { givenDropoff, givenEntry, givenOrder, givenPickup } from '../testing/given.ts'
import { keepsPrice } from './changedFields.ts'
import type { EditContext } from './fieldLocks.ts'
import type { MarkContext } from './lifecycle.ts'
import type { OrderDraft } from './order.ts'
import { changesOf, checksOf, planChange, touchesPaid } from './planChange.ts'
import { settleEntry } from './settleEntry.ts'

const office = {
  orderType: 'daily' as const,
  isSaved: true,
  isCanceled: false,
  isPaid: false,
  opensPaid: false,
  hasPayments: false,
  isAgencyMode: false,
  mayMark: true,
}
const agency = { ...office, isAgencyMode: true, mayMark: false }
const saved = settled(givenEntry({ _id: 'e1', status: 'BOOKED' }))
const order = givenOrder({ selectedTours: [saved] })

describe('editing a saved order', () => {
  it('an unchanged order changes nothing', () => {
    expect(plan(order)).toEqual({
      issues: [],
      added: [],
      daysTouched: [],
      toursTouched: [],
      pickupsTouched: [],
      dropoffsTouched: [],
      canceled: [],
      offVehicle: [],
      timesForgotten: [],
    })
  })

  it('HOLE-O52 a day is checked again only if tour, day, group or language changed', () => {
    for (const change of [
      { date: '2026-03-18' },
      { language: 'french' },
      { tour: 'galilee' },
      { startDate: '2026-03-12' },
      { group_type: 'medium_group' },
    ] satisfies Partial<EntryDraft>[])
      expect(entryPlan(change).daysTouched).toEqual([0])
    expect(entryPlan({ notes: 'vegetarian', participants: { adult: 3 } }).daysTouched).toEqual([])
    expect(entryPlan({ pickup: givenPickup('jaffa', 'Old Jaffa') })).toMatchObject({
      pickupsTouched: [0],
      dropoffsTouched: [],
      toursTouched: [],
    })
  })

  it('only a changed tour or place is looked up again', () => {
    const jerusalem = { differentDropoff: true, dropoff: givenDropoff('jerusalem') }
    const elsewhere = settled({ ...saved, ...jerusalem })
    const before = { ...order, selectedTours: [elsewhere] }
    const changes: [Partial<EntryDraft>, object][] = [
      [{ tour: 'galilee' }, { toursTouched: [0] }],
      [{ pickup: givenPickup('tel_aviv', 'Hilton') }, { pickupsTouched: [0] }],
      [{ pickup: givenPickup('jaffa') }, { pickupsTouched: [0] }],
      [{ dropoff: { ...jerusalem.dropoff, name: 'YMCA' } }, { dropoffsTouched: [0] }],
      [{ dropoff: givenDropoff('jaffa') }, { dropoffsTouched: [0] }],
      [{ differentDropoff: false, dropoff: elsewhere.dropoff }, { dropoffsTouched: [0] }],
    ]
    for (const [change, touched] of changes) {
      const { toursTouched, pickupsTouched, dropoffsTouched } = planOf(
        before,
        { ...order, selectedTours: [{ ...elsewhere, ...change }] },
        office,
      )
      expect({ toursTouched, pickupsTouched, dropoffsTouched }).toEqual({
        toursTouched: [],
        pickupsTouched: [],
        dropoffsTouched: [],
        ...touched,
      })
    }
  })

  it('the checks know what changed in each entry', () => {
    const moved = settled({ ...saved, _id: 'e2', pickup: givenPickup('tel_aviv', 'Hilton') })
    const before = { ...order, selectedTours: [saved, settled({ ...saved, _id: 'e2' })] }
    const after = {
      ...order,
      selectedTours: [{ ...saved, date: '2026-03-18' }, moved, settled(givenEntry())],
    }
    const checks = checksOf(planOf(before, after, office))
    expect([0, 1, 2].map(checks.checkDays)).toEqual([true, false, true])
    expect([0, 1, 2].map(checks.checkTour)).toEqual([false, false, true])
    expect([0, 1, 2].map((index) => checks.checkPlace(index, 'pickup'))).toEqual([false, true, true])
    expect([0, 1, 2].map((index) => checks.checkPlace(index, 'dropoff'))).toEqual([false, false, true])
  })

  it('a saved tour without a status is not confirmed', () => {
    const before = { ...order, selectedTours: [{ ...saved, status: undefined }] }
    const to = (status: EntryDraft['status']) =>
      planOf(before, { ...order, selectedTours: [{ ...saved, status }] }, office).issues
    expect(to('NOT_CONFIRMED')).toEqual([])
    expect(to('BOOKED')).toEqual([])
  })

  it('the tours of a daily order can be reordered', () => {
    const second = settled(givenEntry({ _id: 'e2', status: 'BOOKED' }))
    const before = { ...order, selectedTours: [saved, second] }
    expect(planOf(before, { ...order, selectedTours: [second, saved] }, office).issues).toEqual([])
  })

  it('HOLE-O84 a new tour or day and a cancellation take the entry off its vehicle', () => {
    expect(entryPlan({ date: '2026-03-18' }).offVehicle).toEqual(['e1'])
    expect(entryPlan({ startDate: '2026-03-10' }).offVehicle).toEqual(['e1'])
    expect(entryPlan({ endDate: '2026-03-12' }).offVehicle).toEqual(['e1'])
    expect(entryPlan({ tour: 'galilee' }).offVehicle).toEqual(['e1'])
    expect(entryPlan({ status: 'CANCELED' })).toMatchObject({
      canceled: ['e1'],
      offVehicle: ['e1'],
      issues: [],
    })
    expect(entryPlan({ participants: { adult: 3 } }).offVehicle).toEqual([])
  })

  it('a new tour, day or pickup makes a planned pickup time forgotten, and nothing else does', () => {
    for (const change of [
      { date: '2026-03-18' },
      { startDate: '2026-03-10' },
      { tour: 'galilee' },
      { pickup: givenPickup('jaffa') },
      { pickup: givenPickup('tel_aviv', 'Hilton') },
    ] satisfies Partial<EntryDraft>[])
      expect(entryPlan(change).timesForgotten).toEqual(['e1'])
    for (const change of [
      { participants: { adult: 3 } },
      { group_type: 'medium_group' },
      { endDate: '2026-03-12' },
      { notes: 'vegetarian', language: 'french' },
      { dropoff: givenDropoff('jaffa'), differentDropoff: true },
      { status: 'CANCELED' },
    ] satisfies Partial<EntryDraft>[])
      expect(entryPlan(change).timesForgotten).toEqual([])
  })

  it('FORM-19 the office can add a tour', () => {
    const after = { ...order, selectedTours: [saved, settled(givenEntry())] }
    expect(plan(after)).toMatchObject({
      issues: [],
      added: [1],
      daysTouched: [1],
      toursTouched: [1],
      pickupsTouched: [1],
      dropoffsTouched: [1],
    })
  })

  it('FORM-79 HOLE-O38 a saved tour cannot be left out', () => {
    expect(plan({ ...order, selectedTours: [] }).issues).toEqual([
      { field: 'selectedTours', code: 'entry_not_removable' },
    ])
  })

  it('the type of a saved order cannot change', () => {
    expect(plan({ ...order, orderType: 'starTour' }).issues).toEqual([
      { field: 'orderType', code: 'order_type_fixed' },
    ])
  })

  it('FORM-78 HOLE-O39 nothing of a canceled entry can be changed', () => {
    const canceled = { ...saved, status: 'CANCELED' as const }
    const before = { ...order, selectedTours: [canceled] }
    const after = {
      ...order,
      selectedTours: [{ ...canceled, status: 'BOOKED' as const, notes: 'back again' }],
    }
    expect(planOf(before, after, office).issues).toEqual([
      { field: 'selectedTours.0.notes', code: 'entry_canceled' },
      { field: 'selectedTours.0.status', code: 'entry_canceled' },
    ])
    const changes: [Partial<EntryDraft>, string][] = [
      [{ tour: 'galilee' }, 'tour'],
      [{ date: '2026-03-18' }, 'date'],
      [{ language: 'french' }, 'language'],
      [{ group_type: 'medium_group' }, 'group_type'],
      [{ price_class: 'economy' }, 'price_class'],
      [{ isDeluxe: true }, 'isDeluxe'],
      [{ participants: { adult: 3 } }, 'participants'],
      [{ pickup: givenPickup('tel_aviv', 'Hilton') }, 'pickup'],
      [{ differentDropoff: true, dropoff: givenDropoff('jerusalem') }, 'differentDropoff'],
      [{ voucher: 'V-7' }, 'voucher'],
    ]
    for (const [change, field] of changes) {
      const changed = { ...order, selectedTours: [{ ...canceled, ...change }] }
      expect(planOf(before, changed, office).issues).toContainEqual({
        field: `selectedTours.0.${field}`,
        code: 'entry_canceled',
      })
    }
  })
})

describe('editing a paid order', () => {
  const paid = { ...office, isPaid: true, hasPayments: true }

  it('FORM-74 FORM-75 takes corrections of the customer and the notes, but no other change and no more tours', () => {
    const corrected = {
      ...order,
      userInformation: { ...order.userInformation, mobilePhone: '+1 555 010 7788' },
      selectedTours: [{ ...saved, notes: 'late' }],
    }
    expect(plan(corrected, paid).issues).toEqual([])
    expect(plan(corrected, { ...paid, isAgencyMode: true, mayMark: false }).issues).toEqual([])
    const after = {
      ...corrected,
      refOrderNumber: 'CT-118',
      selectedTours: [{ ...saved, participants: { adult: 3 } }, settled(givenEntry())],
    }
    expect(plan(after, paid).issues).toEqual([
      { field: 'refOrderNumber', code: 'order_paid' },
      { field: 'selectedTours.0.participants', code: 'order_paid' },
      { field: 'selectedTours.1', code: 'order_paid' },
    ])
  })

  it('FORM-85 on purpose takes other tours, days and people, and knows which edits needed that', () => {
    const opened = { ...paid, opensPaid: true }
    const moved = { ...order, selectedTours: [{ ...saved, date: '2026-03-18' }, settled(givenEntry())] }
    expect(plan(moved, opened).issues).toEqual([])
    expect(plan(moved, opened)).toMatchObject({ added: [1], offVehicle: ['e1'], timesForgotten: ['e1'] })
    expect(touchesPaid(order, moved, opened)).toBe(true)
    const noted = { ...order, selectedTours: [{ ...saved, notes: 'late', status: 'COMPLETED' as const }] }
    expect(touchesPaid(order, noted, opened)).toBe(false)
    expect(touchesPaid(order, moved, { ...opened, isPaid: false })).toBe(false)
  })

  it('HOLE-O41 can still set entry statuses', () => {
    expect(entryPlan({ status: 'COMPLETED' }, paid).issues).toEqual([])
  })

  it('HOLE-O5 a part payment fixes the order’s currency', () => {
    const partly = { ...office, hasPayments: true }
    expect(plan({ ...order, currency: 'EUR' }, partly).issues).toEqual([
      { field: 'currency', code: 'order_paid' },
    ])
    expect(plan({ ...order, currency: 'EUR' }).issues).toEqual([])
  })
})

describe('editing a star order', () => {
  const second = settled(givenEntry({ _id: 'e2', status: 'BOOKED', tour: 'galilee', date: '2026-03-12' }))
  const star = givenOrder({ orderType: 'starTour', starTour: 'israel', selectedTours: [saved, second] })
  const starPlan = (after: OrderDraft, context: EditContext & MarkContext = office) =>
    planOf(star, after, { ...context, orderType: 'starTour' }).issues
  const withTours = (...selectedTours: EntryDraft[]) => ({ ...star, selectedTours })

  it('HOLE-O16 days, party and notes can change', () => {
    const later = { ...second, date: '2026-03-14', participants: { adult: 3 }, notes: 'Vegetarian' }
    expect(starPlan(withTours(saved, later))).toEqual([])
  })

  it('HOLE-O16 tours cannot be added, swapped or moved before another, and the star tour is fixed', () => {
    const fixed = (field: string) => [{ field, code: 'star_tours_fixed' }]
    expect(starPlan(withTours(saved, second, givenEntry()))).toEqual(fixed('selectedTours.2'))
    expect(starPlan(withTours(saved, { ...second, tour: 'eilat' }))).toEqual(fixed('selectedTours.1.tour'))
    expect(starPlan(withTours(second, saved))).toEqual(fixed('selectedTours'))
    expect(starPlan({ ...star, starTour: 'galilee-week' })).toEqual(fixed('starTour'))
    const missing = [{ field: 'selectedTours', code: 'entry_not_removable' }]
    expect(starPlan(withTours(saved))).toEqual(missing)
    expect(starPlan(withTours(second))).toEqual(missing)
    const third = { ...second, _id: 'e3', tour: 'eilat' }
    const three = withTours(saved, second, third)
    const turned = planOf(three, withTours(saved, third, second), { ...office, orderType: 'starTour' })
    expect(turned.issues).toEqual(fixed('selectedTours'))
  })
})

describe('editing in agency mode', () => {
  it('HOLE-O43 customer, reference, notes and places within the city stay open', () => {
    const entry = { ...saved, notes: 'vegetarian', pickup: givenPickup('tel_aviv', 'Hilton') }
    const after = {
      ...order,
      refOrderNumber: 'CT-118',
      userInformation: { ...order.userInformation, lastName: 'Cohen' },
      selectedTours: [settled(entry)],
    }
    expect(plan(after, agency).issues).toEqual([])
  })

  const locked: [string, Partial<EntryDraft>, string][] = [
    ['FORM-71 the pickup city', { pickup: givenPickup('jaffa') }, 'pickup.city'],
    ['FORM-72 the tour', { tour: 'galilee' }, 'tour'],
    ['FORM-72 the date', { date: '2026-03-18' }, 'date'],
    ['FORM-72 the language', { language: 'french' }, 'language'],
    ['FORM-72 the participants', { participants: { adult: 3 } }, 'participants'],
    ['FORM-72 the group type', { group_type: 'medium_group' }, 'group_type'],
    ['FORM-72 the price class', { group_type: 'large_group', price_class: 'economy' }, 'price_class'],
    ['FORM-72 the deluxe flag', { isDeluxe: true }, 'isDeluxe'],
    [
      'FORM-72 the drop-off city',
      { differentDropoff: true, dropoff: givenDropoff('jerusalem') },
      'differentDropoff',
    ],
  ]
  for (const [title, change, field] of locked) {
    it(`${title} is locked`, () => {
      expect(entryPlan(change, agency).issues).toContainEqual({
        field: `selectedTours.0.${field}`,
        code: 'entry_locked_for_agency',
      })
    })
  }

  it('FORM-72 the PAID return and the city of its drop-off are locked too', () => {
    const oneWay = (dropoff: EntryDraft['dropoff']) => ({
      ...order,
      selectedTours: [settleEntry({ ...saved, differentDropoff: true, dropoff }, 'daily', false)],
    })
    const fieldsOf = (dropoff: EntryDraft['dropoff']) =>
      planOf(oneWay(givenDropoff('jerusalem', true)), oneWay(dropoff), agency).issues.map(
        ({ field }) => field,
      )
    expect(fieldsOf(givenDropoff('jaffa', true))).toEqual(['selectedTours.0.dropoff.city'])
    expect(fieldsOf(givenDropoff('jerusalem', false))).toContain('selectedTours.0.dropoff.is_extra_service')
  })

  it('FORM-73 HOLE-O43 coupon, agent, currency and price are locked too', () => {
    const after: OrderDraft = {
      ...order,
      agent: 'noa',
      currency: 'EUR',
      coupon_code: 'SPRING',
      customTotalPrice: 0,
    }
    expect(plan(after, agency).issues.map((issue) => issue.field)).toEqual([
      'agent',
      'currency',
      'coupon_code',
      'customTotalPrice',
    ])
  })

  it('HOLE-O43 FORM-76 tours cannot be added and statuses cannot be set', () => {
    const after = {
      ...order,
      selectedTours: [{ ...saved, status: 'COMPLETED' as const }, settled(givenEntry())],
    }
    expect(plan(after, agency).issues).toEqual([
      { field: 'selectedTours.0.status', code: 'status_not_editable' },
      { field: 'selectedTours.1', code: 'entry_locked_for_agency' },
    ])
  })

  it('FORM-72 a new order has no locks', () => {
    const after = { ...order, selectedTours: [settled(givenEntry())] }
    expect(planOf({ ...order, selectedTours: [] }, after, { ...agency, isSaved: false }).issues).toEqual([])
  })
})

describe('the price of a saved entry', () => {
  it('HOLE-O5 stays if only notes, places within the city and wishes change', () => {
    const after = { ...saved, notes: 'late', voucher: 'V-7', pickup: givenPickup('tel_aviv', 'Hilton') }
    expect(keepsPrice(saved, settled(after))).toBe(true)
  })

  it('PRICE-01 is recalculated when people, day, group, route or vehicle change', () => {
    const changes: Partial<EntryDraft>[] = [
      { participants: { adult: 3 } },
      { date: '2026-03-18' },
      { group_type: 'medium_group' },
      { language: 'french' },
      { pickup: givenPickup('jaffa') },
      { differentDropoff: true, dropoff: givenDropoff('jerusalem') },
      { vehicleSize: 10 },
    ]
    expect(changes.filter((change) => keepsPrice(saved, settled({ ...saved, ...change })))).toEqual([])
  })
})

describe('an entry as stored', () => {
  it('FORM-27 has the pickup as drop-off unless it differs', () => {
    expect(saved.dropoff).toEqual({
      city: 'tel_aviv',
      name: 'Dan Panorama',
      address: '',
      is_extra_service: false,
    })
  })

  it('HOLE-O20 has no drop-off if the party is not brought back', () => {
    const entry = givenEntry({ differentDropoff: true, dropoff: givenDropoff('jerusalem') })
    expect(settleEntry(entry, 'daily', false)).toMatchObject({ dropoff: null, differentDropoff: false })
  })

  it('has no drop-off while it has no pickup', () => {
    expect(settled(givenEntry({ pickup: null })).dropoff).toBeNull()
  })

  it('HOLE-O20 keeps a different drop-off that is not chosen yet, so that the check finds it', () => {
    expect(settled(givenEntry({ differentDropoff: true, dropoff: null }))).toMatchObject({
      dropoff: null,
      differentDropoff: true,
    })
  })

  it('HOLE-O20 keeps the PAID return', () => {
    const entry = givenEntry({ differentDropoff: true, dropoff: givenDropoff('jerusalem', true) })
    expect(settleEntry(entry, 'daily', false).dropoff).toMatchObject({
      city: 'jerusalem',
      is_extra_service: true,
    })
  })

  it('HOLE-O54 HOLE-O55 of a private order is listed on its first day, as a private group', () => {
    const entry = givenEntry({
      startDate: '2026-03-09',
      endDate: '2026-03-11',
      numOfParticipants: 5,
      date: null,
    })
    expect(settleEntry(entry, 'private', true)).toMatchObject({
      date: '2026-03-09',
      group_type: 'private_group',
      price_class: 'premium',
      participants: { adult: 5 },
    })
  })
})

function settled(entry: EntryDraft): EntryDraft {
  return settleEntry(entry, 'daily', true)
}

function planOf(before: OrderDraft, after: OrderDraft, context: EditContext & MarkContext) {
  return { issues: issuesOf(planChange(before, after, context)), ...changesOf(before, after) }
}

function plan(after: OrderDraft, context: EditContext & MarkContext = office) {
  return planOf(order, after, context)
}

function entryPlan(change: Partial<EntryDraft>, context: EditContext & MarkContext = office) {
  return plan({ ...order, selectedTours: [settled({ ...saved, ...change })] }, context)
}
