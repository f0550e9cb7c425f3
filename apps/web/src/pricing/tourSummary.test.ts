import { expect, it } from 'vitest'
import { tourSummary, tourTexts } from './tourSummary.ts'

const active = ['Masada', 'Galilee', 'Acre', 'Eilat', 'Jaffa'].map((name) => ({
  _id: name.toLowerCase(),
  name,
}))
const words = { all: 'All Tours', count: (count: number) => `${count} Tours` }
const summaryOf = (...tours: string[]) => tourSummary({ allTours: false, tours }, active, words)

it('CCONST-17 CCONST-18 HOLE-C70 lists up to three tours, counts more, and shows all tours as all', () => {
  expect(summaryOf('galilee')).toBe('Galilee')
  expect(summaryOf('masada', 'acre', 'galilee')).toBe('Masada, Galilee, Acre')
  expect(summaryOf('masada', 'acre', 'galilee', 'jaffa')).toBe('4 Tours')
  expect(tourSummary({ allTours: true, tours: [] }, active, words)).toBe('All Tours')
})

it('HOLE-C70 choosing every tour one by one is not all tours, which includes later ones', () => {
  expect(summaryOf('masada', 'acre', 'galilee', 'jaffa', 'eilat')).toBe('5 Tours')
})

it('counts inactive tours, and is empty without tours', () => {
  expect(summaryOf('masada', 'closed')).toBe('2 Tours')
  expect(summaryOf()).toBe('')
})

it('a search finds each of its tours, also those that are only counted, and all tours in both languages', () => {
  const tours = ['masada', 'acre', 'galilee', 'jaffa']
  const all = ['All Tours', 'כל הסיורים']
  expect(tourTexts({ allTours: false, tours }, active, all)).toEqual(['Masada', 'Galilee', 'Acre', 'Jaffa'])
  expect(tourTexts({ allTours: true, tours: [] }, active, all)).toEqual(all)
})
