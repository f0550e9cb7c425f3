import { expect, it } from 'vitest'
import { tourSummary } from './tourSummary.ts'

const active = ['Masada', 'Galilee', 'Acre', 'Eilat', 'Jaffa'].map((name) => ({
  _id: name.toLowerCase(),
  name,
}))
const words = { all: 'All Tours', count: (count: number) => `${count} Tours` }
const summaryOf = (...ids: string[]) => tourSummary(ids, active, words)

it('CCONST-17 CCONST-18 HOLE-C70 up to three tours are named, more are counted, all of them are all', () => {
  expect(summaryOf('galilee')).toBe('Galilee')
  expect(summaryOf('masada', 'acre', 'galilee')).toBe('Masada, Galilee, Acre')
  expect(summaryOf('masada', 'acre', 'galilee', 'jaffa')).toBe('4 Tours')
  expect(summaryOf('masada', 'acre', 'galilee', 'jaffa', 'eilat')).toBe('All Tours')
})

it('HOLE-C70 all active tours are all tours, also beside one that is no longer active', () => {
  expect(summaryOf('masada', 'acre', 'galilee', 'jaffa', 'eilat', 'closed')).toBe('All Tours')
  expect(tourSummary(['masada'], active.slice(0, 1), words)).toBe('All Tours')
})

it('tours that are no longer active are counted, and nothing at all is nothing', () => {
  expect(summaryOf('masada', 'closed')).toBe('2 Tours')
  expect(summaryOf()).toBe('')
  expect(tourSummary([], [], words)).toBe('')
})
