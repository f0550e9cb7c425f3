import { expect, test } from 'vitest'
import {
  addressOf,
  defaultPageSize,
  fittingSize,
  pageSizes,
  pagesOf,
  pageWithRows,
  rowsOnPage,
  sortedBy,
  tableQueryOf,
} from './tableQuery.ts'

test('CONST-06 CONST-07 CCONST-23 CCONST-24 tables offer six page sizes and start with five rows at least', () => {
  expect([...pageSizes]).toEqual([1, 5, 10, 25, 50, 100])
  expect(defaultPageSize).toBe(5)
  expect(fittingSize(1440, 400, defaultPageSize)).toBe(5)
})

test('HOLE-A47 HOLE-O66 HOLE-C90 a list starts with as many rows as fill the window, and never with fewer than usual', () => {
  const windows: [width: number, height: number, rows: number][] = [
    [1440, 500, 10],
    [1440, 900, 25],
    [1920, 1080, 25],
    [2560, 1440, 50],
    [3840, 4000, 100],
    [390, 844, 10],
  ]
  for (const [width, height, rows] of windows) expect(fittingSize(width, height, 5)).toBe(rows)
  expect(fittingSize(1440, 500, 25)).toBe(25)
  expect(fittingSize(2560, 1440, 50)).toBe(50)
})

test('the line below a table counts the rows it shows', () => {
  expect(rowsOnPage(1, 25, 412)).toEqual({ first: 1, last: 25 })
  expect(rowsOnPage(17, 25, 412)).toEqual({ first: 401, last: 412 })
  expect(rowsOnPage(1, 25, 0)).toEqual({ first: 0, last: 0 })
})

test('a list that was counted to a limit has a next page after every full one', () => {
  const counted = { total: 10_000, isExact: false, rows: 25 }
  expect(pagesOf({ page: 1, limit: 25 }, counted)).toBe(400)
  expect(pagesOf({ page: 400, limit: 25 }, counted)).toBe(401)
  expect(pagesOf({ page: 512, limit: 25 }, { ...counted, rows: 7 })).toBe(512)
  expect(pagesOf({ page: 900, limit: 25 }, { ...counted, rows: 0 })).toBe(400)
  expect(pagesOf({ page: 400, limit: 25 }, { ...counted, isExact: true })).toBe(400)
})

test('a page without rows is replaced by the last one with rows', () => {
  expect(pageWithRows({ page: 3, limit: 25 }, 60)).toBe(3)
  expect(pageWithRows({ page: 3, limit: 25 }, 50)).toBe(2)
  expect(pageWithRows({ page: 999, limit: 25 }, 60)).toBe(3)
  expect(pageWithRows({ page: 4, limit: 25 }, 0)).toBe(1)
})

test('a click on a column sorts by it, the next click reverses it, and both go to the first page', () => {
  const byDate = { page: 3, limit: 25, sort: 'date', desc: false }
  expect(sortedBy(byDate, { sort: 'date' })).toEqual({ page: 1, sort: 'date', desc: true })
  expect(sortedBy({ ...byDate, desc: true }, { sort: 'date' })).toEqual({
    page: 1,
    sort: 'date',
    desc: false,
  })
  expect(sortedBy({ ...byDate, desc: true }, { sort: 'total' })).toEqual({
    page: 1,
    sort: 'total',
    desc: false,
  })
  const number = { sort: 'created', newestFirst: true }
  expect(sortedBy(byDate, number)).toEqual({ page: 1, sort: 'created', desc: true })
  expect(sortedBy({ ...byDate, sort: 'created', desc: true }, number)).toMatchObject({ desc: false })
})

test('HOLE-C8 the address has the column, with a minus when it is reversed', () => {
  expect(tableQueryOf({ page: 2, limit: 5, sort: '-name' })).toEqual({
    page: 2,
    limit: 5,
    sort: 'name',
    desc: true,
  })
  expect(tableQueryOf({ page: 1, limit: 5, sort: 'name' })).toMatchObject({ sort: 'name', desc: false })
  expect(addressOf({ page: 1, sort: 'name', desc: true })).toEqual({ page: 1, sort: '-name' })
  expect(addressOf({ page: 1, sort: 'name', desc: false })).toEqual({ page: 1, sort: 'name' })
  expect(addressOf({ limit: 25 })).toEqual({ limit: 25 })
})
