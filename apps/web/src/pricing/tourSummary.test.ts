import { expect, it } from 'vitest'
import { tourSummary } from './tourSummary.ts'

const active = ['Masada', 'Galilee', 'Acre', 'Eilat', 'Jaffa'].map((name) => ({
  _id: name.toLowerCase(),
  name,
}))
const words = { all: 'All Tours', count: (count: number) => `${count} Tours` }
const summaryOf = (...tours: string[]) => tourSummary({ allTours: false, tours }, active, words)

it('CCONST-17 CCONST-18 HOLE-C70 up to three tours are named, more are counted, all of them are all', () => {
  expect(summaryOf('galilee')).toBe('Galilee')
  expect(summaryOf('masada', 'acre', 'galilee')).toBe('Masada, Galilee, Acre')
  expect(summaryOf('masada', 'acre', 'galilee', 'jaffa')).toBe('4 Tours')
  expect(tourSummary({ allTours: true, tours: [] }, active, words)).toBe('All Tours')
})

it('HOLE-C70 every tour chosen by itself is not all tours, which includes later ones', () => {
  expect(summaryOf('masada', 'acre', 'galilee', 'jaffa', 'eilat')).toBe('5 Tours')
})

it('tours that are no longer active are counted, and nothing at all is nothing', () => {
  expect(summaryOf('masada', 'closed')).toBe('2 Tours')
  expect(summaryOf()).toBe('')
})
