import { afterAll, describe, expect, it } from 'vitest'
import { location, openPriceDesk } from './priceDesk.fixture.ts'

const desk = await openPriceDesk()
const { main, coupon, pricesOf, save } = desk
afterAll(desk.close)

describe('refusals', () => {
  it('COUP-05 COUP-06 COUP-07 COUP-08 COUP-09 HOLE-C41 CMSG-09 every wrong field of a coupon has its own message', async () => {
    await expect(save((lists) => lists.coupons.push({ usage: 'many' as never }))).rejects.toMatchObject({
      status: 400,
      issues: [
        { field: 'coupons.0.name', msg: 'Please enter a discount name' },
        { field: 'coupons.0.code', msg: 'Please enter a discount code' },
        { field: 'coupons.0.discount', msg: 'Please enter a valid discount between 0 to 100' },
        { field: 'coupons.0.tours', msg: 'Please choose at least 1 tour' },
        { field: 'coupons.0.start_date', msg: 'Please fill in the Start Date field.' },
        { field: 'coupons.0.usage', msg: 'Please enter valid usage number' },
      ],
    })
  })

  it('DISC-11 DISC-12 DISC-13 DISC-14 DISC-15 HOLE-C64 every wrong field of a general discount has its own message', async () => {
    await expect(save((lists) => lists.general_discounts.push({ discount: 1 }))).rejects.toMatchObject({
      status: 400,
      issues: [
        { field: 'general_discounts.0.discount', msg: 'Please enter a valid discount between 0 to 100' },
        {
          field: 'general_discounts.0.bookingOrTour',
          msg: 'Please choose discount type: Booking or Tour',
        },
        { field: 'general_discounts.0.start_date', msg: 'Please fill in the Start Date field.' },
        { field: 'general_discounts.0.tours', msg: 'Please choose at least 1 tour' },
        { field: 'general_discounts.0.languages', msg: 'Please choose at least 1 group type' },
        { field: 'general_discounts.0.groupTypes', msg: 'Please choose at least 1 group type' },
      ],
    })
  })

  it('TICK-04 TICK-05 LOC-08 LOC-09 LOC-10 every wrong field of a ticket type and a location has its own message', async () => {
    const sent = save((lists) => {
      lists.ticket_types.push({})
      lists.pickups_dropoffs_locations.push({})
    })
    await expect(sent).rejects.toMatchObject({
      status: 400,
      issues: [
        { field: 'ticket_types.3.type', msg: 'Please fill in the Type field.' },
        { field: 'ticket_types.3.pricePortion', msg: 'Please fill in the price portion.' },
        { field: 'pickups_dropoffs_locations.0.city', msg: 'Please fill in the City field.' },
        { field: 'pickups_dropoffs_locations.0.name', msg: 'Please fill in the Name field.' },
        { field: 'pickups_dropoffs_locations.0.address', msg: 'Please fill in the Address field.' },
      ],
    })
  })

  it('an unknown tour is refused, and nothing is saved', async () => {
    const tours = ['019b7000-0000-7000-8000-00000000ffff']
    const before = await pricesOf(main.id)
    const sent = save((lists) => {
      lists.pickups_dropoffs_locations.push(location)
      lists.coupons.push({ ...coupon, tours })
    })
    await expect(sent).rejects.toMatchObject({
      status: 400,
      issues: [{ field: 'coupons.0.tours', code: 'tour_unknown' }],
    })
    expect(await pricesOf(main.id)).toEqual(before)
  })

  it('HOLE-C41 a second coupon with the same code is refused; codes are case-sensitive', async () => {
    await save((lists) => lists.coupons.push(coupon))
    await expect(
      save((lists) => lists.coupons.push({ ...coupon, code: ' SPRING26 ' })),
    ).rejects.toMatchObject({ status: 409, message: 'Coupon code already exists' })
    await save((lists) => lists.coupons.push({ ...coupon, code: 'spring26' }))
    await save((lists) => lists.coupons.splice(0))
  })

  it('HOLE-C45 a duplicate ticket type is refused ignoring case, and adults can be neither renamed nor deleted', async () => {
    await expect(
      save((lists) => lists.ticket_types.push({ type: 'CHILD', pricePortion: 0.4 })),
    ).rejects.toMatchObject({ status: 409, message: 'Ticket type already exists' })
    await expect(
      save((lists) => {
        lists.ticket_types[0] = { ...lists.ticket_types[0], type: 'grown-up' }
      }),
    ).rejects.toMatchObject({ status: 409, code: 'adult_ticket_fixed' })
    await expect(save((lists) => lists.ticket_types.shift())).rejects.toMatchObject({
      code: 'adult_ticket_fixed',
    })
  })

  it('two ticket types can’t take each other’s names in one save', async () => {
    const swapped = save((lists) => {
      const [adult, second, third] = lists.ticket_types
      lists.ticket_types.splice(
        0,
        3,
        adult!,
        { ...second, type: third?.type },
        { ...third, type: second?.type },
      )
    })
    await expect(swapped).rejects.toMatchObject({ status: 409, code: 'ticket_type_taken' })
  })

  it('adults always pay in full, whatever is sent', async () => {
    await expect(
      save((lists) => {
        lists.ticket_types[0] = { ...lists.ticket_types[0], pricePortion: 0.5 }
      }),
    ).rejects.toMatchObject({
      status: 400,
      issues: [{ field: 'ticket_types.0.pricePortion', code: 'adult_portion_fixed' }],
    })
  })

  it('a percentage with too many decimals or too close to zero is refused', async () => {
    for (const share of [0.0000001, 0.33333])
      await expect(
        save((lists) => {
          lists.coupons.push({ ...coupon, discount: share })
          lists.ticket_types.push({ type: 'student', pricePortion: share })
        }),
      ).rejects.toMatchObject({
        status: 400,
        issues: [
          { field: 'ticket_types.3.pricePortion', code: 'percent_decimals' },
          { field: 'coupons.0.discount', code: 'percent_decimals' },
        ],
      })
  })

  it('HOLE-C63 a city has one default: a new one replaces the previous, other cities keep theirs', async () => {
    const defaults = (lists: { city: string; name: string; isDefault: boolean }[]) =>
      lists.filter(({ isDefault }) => isDefault).map(({ name }) => name)
    await save((lists) =>
      lists.pickups_dropoffs_locations.push(
        { ...location, name: 'Clock Tower', isDefault: true },
        { ...location, name: 'Jaffa Gate', city: 'jerusalem', isDefault: true },
      ),
    )
    const { priceManagement } = await save((lists) =>
      lists.pickups_dropoffs_locations.push({ ...location, isDefault: true }),
    )
    expect(defaults(priceManagement.pickups_dropoffs_locations)).toEqual(['Old Port', 'Jaffa Gate'])
    await save((lists) => lists.pickups_dropoffs_locations.splice(0))
  })
})
