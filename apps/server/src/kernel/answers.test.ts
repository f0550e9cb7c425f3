import { expect, test } from 'vitest'
import { z } from 'zod'
import { writerOf } from './answers.ts'

const Tour = z.object({
  _id: z.uuid(),
  name: z.string(),
  thumbnails: z.object({ wide: z.string().nullable() }),
})
const tour = {
  _id: '01989c5e-7a1b-7c3d-8e4f-0123456789ab',
  name: 'Masada – זריחה',
  thumbnails: { wide: null },
}

function written(schema: z.core.$ZodType, answer: unknown): unknown {
  return JSON.parse(writerOf(schema)(answer))
}

test('an answer contains only what its schema names, at any depth', () => {
  const Page = z.object({ data: z.array(Tour), total: z.int() })
  const stored = { ...tour, thumbnails: { wide: null, secret: 1 }, password_hash: 'x' }
  expect(written(Page, { data: [stored], total: 1, more: true })).toEqual({ data: [tour], total: 1 })
})

test('optional and null values stay that way', () => {
  const Optional = z.object({
    tour: Tour.nullable(),
    note: z.string().optional(),
    rate: z.number().nullable(),
  })
  expect(written(Optional, { tour: null, rate: null })).toEqual({ tour: null, rate: null })
  expect(written(Optional, { tour: { ...tour, more: 1 }, note: '', rate: 0.15 })).toEqual({
    tour,
    note: '',
    rate: 0.15,
  })
})

test('null is written for whatever may be null, also in the shapes of a union', () => {
  const Status = z.enum(['open', 'closed'])
  const Place = z.object({ city: z.string() }).meta({ id: 'PlaceOfAnswers' })
  const Shape = z.object({
    kind: z.literal('entry'),
    status: Status.nullable(),
    place: Place.nullable(),
    days: z.array(z.int()).nullable(),
    size: z.literal([4, 7]).nullable(),
    only: z.literal('one').nullable(),
    tour: z.uuid().meta({ id: 'IdOfAnswers' }).nullable(),
  })
  const Either = z.discriminatedUnion('kind', [
    Shape,
    z.object({ kind: z.literal('note'), text: z.string() }),
  ])
  const full = { kind: 'entry', status: 'open', place: { city: 'Haifa' }, days: [1], size: 7, only: 'one' }
  const none = { kind: 'entry', status: null, place: null, days: null, size: null, only: null, tour: null }
  for (const schema of [Shape, Either]) {
    expect(written(schema, { ...full, tour: tour._id })).toEqual({ ...full, tour: tour._id })
    expect(written(schema, none)).toEqual(none)
  }
  expect(() => written(Shape, { ...none, status: undefined })).toThrow('status')
})

test('a shape that contains itself is written to its end', () => {
  const Step = z
    .object({
      name: z.string(),
      get next() {
        return Step.nullable()
      },
    })
    .meta({ id: 'StepOfAnswers' })
  const steps = { name: 'Masada', next: { name: 'Ein Gedi', next: null } }
  expect(written(Step, steps)).toEqual(steps)
})

test('a record keeps its keys, and each shape of a union its own fields', () => {
  const Ticket = z.object({
    participants: z.record(z.string(), z.int()),
    details: z.record(z.string(), z.unknown()),
  })
  const ticket = { participants: { adult: 2, child: 1 }, details: { before: [1], after: { a: null } } }
  expect(written(Ticket, ticket)).toEqual(ticket)
  const Either = z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('user'), login: z.string() }),
    z.object({ kind: z.literal('invite'), email: z.string() }),
  ])
  expect(written(z.array(Either), [{ kind: 'invite', email: 'noa@example.com' }])).toEqual([
    { kind: 'invite', email: 'noa@example.com' },
  ])
})

test('an answer that lacks a field of its schema is refused, not sent', () => {
  expect(() => written(Tour, { _id: tour._id, name: 'Masada' })).toThrow('thumbnails')
})
