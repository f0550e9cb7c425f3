import { expect, test } from 'vitest'
import { checkImages } from './checkImages.ts'

const logo = { name: 'logo.png', type: 'image/png', size: 40_000 }

test('IMG-01 jpg, jpeg and png pictures are accepted', () => {
  const photo = { name: 'Masada.JPG', type: 'image/jpeg', size: 2_000_000 }
  expect(checkImages([logo, photo, { ...photo, name: 'masada.jpeg' }])).toBeNull()
})

test('any other type is refused, even with a wrong extension', () => {
  expect(checkImages([logo, { name: 'logo.gif', type: 'image/gif', size: 1 }])).toBe('wrongKind')
  expect(checkImages([{ name: 'price.pdf', type: 'application/pdf', size: 1 }])).toBe('wrongKind')
  expect(checkImages([{ ...logo, name: 'logo.svg' }])).toBe('wrongKind')
  expect(checkImages([{ ...logo, type: '' }])).toBe('wrongKind')
})

test('HOLE-A45 an empty file is not a picture', () => {
  expect(checkImages([logo, { ...logo, size: 0 }])).toBe('empty')
})

test('HOLE-A45 at most twenty pictures of ten megabytes each', () => {
  const largest = { ...logo, size: 10 * 1024 * 1024 }
  expect(checkImages(Array.from({ length: 20 }, () => largest))).toBeNull()
  expect(checkImages([{ ...largest, size: largest.size + 1 }])).toBe('tooLarge')
  expect(checkImages(Array.from({ length: 21 }, () => logo))).toBe('tooMany')
})
