import type { UnitStop } from '@tourdesk/contract/dispatch/stops'
import { expect, it } from 'vitest'
import { fitLines, isFine, isUnchanged, linesOf, movedLine, plannedStops, typedTime } from './stopsDraft.ts'

function stop(key: string, time: string | null, isSomewhere = true): UnitStop {
  const place = { _id: key, city: 'tel_aviv' as const, name: key, address: '', lat: null, lng: null }
  return { key, time, place: isSomewhere ? place : null, parties: [], people: 2 }
}

const hilton = stop('Hilton', '07:20')
const habima = stop('Habima', '07:40')
const unset = stop('Villa', null)
const nowhere = stop('nowhere', null, false)
const stops = [hilton, habima, unset, nowhere]
const keys = (lines: { key: string }[]) => lines.map(({ key }) => key)

it('starts with the stops as they are', () => {
  expect(linesOf(stops).map(({ time }) => time)).toEqual(['07:20', '07:40', '', ''])
  expect(isUnchanged(linesOf(stops), stops)).toBe(true)
})

it('keeps what was planned when others change the stops: those that are gone leave, new ones join by time', () => {
  const planned = [
    { key: 'Habima', time: '07:10' },
    { key: 'Hilton', time: '07:30' },
    { key: 'gone', time: '07:35' },
  ]
  const joined = fitLines(planned, [stop('Gallery', '07:15'), ...stops])
  expect(joined).toEqual([
    { key: 'Habima', time: '07:10' },
    { key: 'Gallery', time: '07:15' },
    { key: 'Hilton', time: '07:30' },
    { key: 'Villa', time: '' },
    { key: 'nowhere', time: '' },
  ])
  expect(isUnchanged(joined, stops)).toBe(false)
})

it('leaves the stop without a place last', () => {
  const lines = movedLine(linesOf(stops), 'nowhere', 0)
  expect(keys(lines)).toEqual(['nowhere', 'Hilton', 'Habima', 'Villa'])
  expect(keys(fitLines(lines, stops))).toEqual(['Hilton', 'Habima', 'Villa', 'nowhere'])
})

it('moves a stop within the list', () => {
  const lines = linesOf([hilton, habima, unset])
  expect(keys(movedLine(lines, 'Villa', -1))).toEqual(['Villa', 'Hilton', 'Habima'])
  expect(keys(movedLine(lines, 'Hilton', 9))).toEqual(['Habima', 'Villa', 'Hilton'])
  expect(keys(movedLine(lines, 'unknown', 0))).toEqual(keys(lines))
})

it('reads times in any usual form, and knows which can be saved', () => {
  expect(typedTime({ time: '6:05' })).toBe('06:05')
  expect(typedTime({ time: '3:00' })).toBeNull()
  expect(typedTime({ time: '' })).toBeNull()
  expect(isFine({ key: 'Hilton', time: '545' }, hilton)).toBe(true)
  expect(isFine({ key: 'Hilton', time: '' }, hilton)).toBe(false)
  expect(isFine({ key: 'Villa', time: '' }, unset)).toBe(true)
  expect(isFine({ key: 'night', time: '02:00' }, stop('night', '02:00'))).toBe(true)
})

it('shows the rules the times as typed, and none where nothing sensible is typed', () => {
  const lines = [
    { key: 'Habima', time: '645' },
    { key: 'Hilton', time: '7:' },
    { key: 'gone', time: '08:00' },
  ]
  expect(plannedStops(lines, stops).map(({ key, time }) => [key, time])).toEqual([
    ['Habima', '06:45'],
    ['Hilton', null],
  ])
})
