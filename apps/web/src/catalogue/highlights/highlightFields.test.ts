import { expect, test } from 'vitest'
import { highlightFields, highlightInputOf, highlightValuesOf } from './highlightFields.ts'

const masada = {
  _id: '01900000-0000-7000-8000-000000000001',
  name: 'Masada',
  address: 'Masada National Park',
  subtitle: 'Herod’s palace in the desert',
  description: 'A table mountain above the Dead Sea.',
  isActive: true,
  whatToBring: ['hat' as const],
  images: ['/uploads/highlights/a.jpg'],
  videos: [],
  lat: 31.31,
  lng: 35.35,
  updatedAt: '2026-03-02T08:00:00.000Z',
}

test('HIGH-07 the form shows what was saved and sends it back with its version', () => {
  const { _id, isActive, ...fields } = masada
  expect(highlightInputOf(highlightValuesOf(masada), masada)).toEqual(fields)
})

test('HIGH-11 only a new highlight says whether it is active', () => {
  const values = { ...highlightValuesOf(null), name: 'Masada', isActive: true }
  expect(highlightInputOf(values, null)).toMatchObject({ name: 'Masada', isActive: true })
  expect(highlightInputOf(values, masada)).not.toHaveProperty('isActive')
  expect(highlightValuesOf(null).isActive).toBe(false)
})

test('HOLE-C49 a highlight needs a name', () => {
  const { error } = highlightFields.schema.safeParse({ ...highlightValuesOf(masada), name: ' ' })
  expect(error?.issues).toMatchObject([{ path: ['name'], message: 'catalogue_name_required' }])
})
