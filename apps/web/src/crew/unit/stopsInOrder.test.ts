import { expect, test } from 'vitest'
import { partyOnRoad } from './roadEvents.ts'
import { nameOfStop, openStops, type SheetStop, stopsInOrder } from './stopsInOrder.ts'

const dan = stop('07:00', 'Dan Tel Aviv', 'levi', 'cohen')
const port = stop('07:20', 'Jaffa Port', 'rossi')
const king = stop('08:10', 'King David', 'dupont')
const stops = [dan, port, king]
const nowhere = { at: null, wereOpen: new Set<string>() }
const at = (stop: SheetStop) => ({ ...nowhere, at: nameOfStop(stop) })

test('the next stop is the first where somebody is waited for', () => {
  expect(names(stopsInOrder(stops, road(), nowhere))).toEqual({
    now: 'Dan Tel Aviv',
    coming: ['Jaffa Port', 'King David'],
    done: [],
  })
  expect(names(stopsInOrder(stops, road('levi', 'cohen'), nowhere))).toEqual({
    now: 'Jaffa Port',
    coming: ['King David'],
    done: ['Dan Tel Aviv'],
  })
})

test('the stop that the person is at stays until they go on', () => {
  expect(names(stopsInOrder(stops, road('levi', 'cohen'), at(dan)))).toEqual({
    now: 'Dan Tel Aviv',
    coming: ['Jaffa Port', 'King David'],
    done: [],
  })
})

test('a stop that was skipped is the next one again', () => {
  expect(names(stopsInOrder(stops, road('rossi'), at(king)))).toEqual({
    now: 'King David',
    coming: ['Dan Tel Aviv'],
    done: ['Jaffa Port'],
  })
})

test('a stop further on that was done out of turn stays in its place until the person goes on', () => {
  const wereOpen = openStops(stops, road())
  expect(names(stopsInOrder(stops, road('rossi'), { at: nameOfStop(dan), wereOpen }))).toEqual({
    now: 'Dan Tel Aviv',
    coming: ['Jaffa Port', 'King David'],
    done: [],
  })
  const open = openStops(stops, road('rossi'))
  expect(names(stopsInOrder(stops, road('rossi'), { at: nameOfStop(dan), wereOpen: open })).done).toEqual([
    'Jaffa Port',
  ])
})

test('a stop that planning moved away leads to the next one', () => {
  expect(names(stopsInOrder([port, king], road(), at(dan))).now).toBe('Jaffa Port')
})

test('after the last party no stop is left', () => {
  const everybody = road('levi', 'cohen', 'rossi', 'dupont')
  expect(stopsInOrder(stops, everybody, nowhere)).toEqual({ now: null, coming: [], done: stops })
})

function stop(time: string, name: string, ...entries: string[]): SheetStop {
  const parties = entries.map((entry) => ({ entry, people: 2, tickets: [] }))
  return { kind: 'place', time, city: 'tel_aviv', name, address: '', people: 2 * parties.length, parties }
}

/** Who got on. */
function road(...boarded: string[]) {
  const entries = ['levi', 'cohen', 'rossi', 'dupont']
  return new Map(
    entries.map((entry) => {
      const state = partyOnRoad(entry, 2, [], null)
      return [entry, boarded.includes(entry) ? { ...state, boarded: 2, waiting: 0 } : state]
    }),
  )
}

function names({ now, coming, done }: ReturnType<typeof stopsInOrder>) {
  const name = (each: SheetStop) => each.name
  return { now: now?.name, coming: coming.map(name), done: done.map(name) }
}
