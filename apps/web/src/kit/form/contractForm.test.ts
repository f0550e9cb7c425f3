import { shapeCode } from '@tourdesk/contract/kernel/shapeCode'
import { allOf, checked, filled } from '@tourdesk/domain/checked'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { contractForm } from './contractForm.ts'

const HotelInput = z.object({
  _id: z.string().optional(),
  name: z.string().trim().max(10).default(''),
  stars: z.number().nullable().default(null),
  address: z.object({ street: z.string().max(20) }).default({ street: '' }),
  rooms: z.array(z.object({ number: z.string().max(4), beds: z.number() })).default([]),
  nicknames: z.array(z.string().max(6)).default([]),
  updatedAt: z.string().optional(),
})

const hotelForm = contractForm(HotelInput, (hotel) =>
  allOf(
    filled('name', hotel.name, 'name_required'),
    filled('address.street', hotel.address.street, 'location_address_required'),
    ...hotel.rooms.map(({ beds }, index) =>
      checked(beds, beds > 0 ? [] : [{ field: `rooms.${index}.beds`, code: 'seats_invalid' }]),
    ),
  ),
)

const dan = {
  _id: 'dan',
  name: 'Dan',
  stars: 5,
  address: { street: '99 HaYarkon' },
  rooms: [{ number: '101', beds: 2 }],
  nicknames: [],
  updatedAt: '2026-03-02T08:00:00.000Z',
  phone: '03-555-0100',
}

function messagesOf(values: object) {
  const { error } = hotelForm.schema.safeParse(values, { error: shapeCode })
  return Object.fromEntries(error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [])
}

test('a new form starts with the defaults of the contract, and has no field that has none', () => {
  expect(hotelForm.valuesOf(null)).toEqual({
    name: '',
    stars: null,
    address: { street: '' },
    rooms: [],
    nicknames: [],
  })
})

test('the form of a record starts with its fields, and leaves out the rest', () => {
  const { _id, updatedAt, phone, ...fields } = dan
  expect(hotelForm.valuesOf(dan)).toEqual(fields)
})

test('a field shows how long its text may be, and that it is required where the check asks for it', () => {
  expect(hotelForm.limits).toEqual({
    name: { maxLength: 10, required: true },
    'address.street': { maxLength: 20, required: true },
    'rooms.number': { maxLength: 4 },
    nicknames: { maxLength: 6 },
  })
})

test('what the contract and the check refuse is said at the field, also inside lists', () => {
  expect(messagesOf(hotelForm.valuesOf(dan))).toEqual({})
  const rooms = [
    { number: '101', beds: 2 },
    { number: '10002', beds: 0 },
  ]
  expect(messagesOf({ ...hotelForm.valuesOf(dan), name: ' ', rooms })).toEqual({
    name: 'name_required',
    'rooms.1.number': 'field_too_long',
    'rooms.1.beds': 'seats_invalid',
  })
})

test('a form may have a sentence of its own for an issue', () => {
  const { schema, valuesOf } = contractForm(
    HotelInput,
    ({ name }) => filled('name', name, 'name_required'),
    () => 'Which hotel?',
  )
  expect(schema.safeParse(valuesOf(null)).error?.issues).toMatchObject([{ message: 'Which hotel?' }])
})
