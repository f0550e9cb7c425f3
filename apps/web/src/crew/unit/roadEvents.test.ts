import type { BoardingEvent } from '@tourdesk/contract/crew/crewEvents'
import { describe, expect, test } from 'vitest'
import type { KeptTap } from '../keep/crewDatabase.ts'
import { partyOnRoad, type RoadEvent, roadEvents } from './roadEvents.ts'

const [bus, levi, cohen] = ['bus', 'levi', 'cohen']
const dana = { _id: 'dana', name: 'Dana Golan' }
const yossi = { _id: 'yossi', name: 'Yossi Cohen' }

describe('what happened on a vehicle', () => {
  test('is what the office lists and what this phone tapped since, by time', () => {
    const listed = [event('2', { at: '05:02', by: yossi })]
    const taps = [tap('1', 'waiting', { at: '05:01' }), tap('3', 'arrived', { at: '05:03' })]
    expect(facts(roadEvents(bus, listed, taps, dana))).toEqual([
      ['1', 'Dana Golan', false],
      ['2', 'Yossi Cohen', true],
      ['3', 'Dana Golan', true],
    ])
  })

  test('has a tap once, as the office lists it', () => {
    const events = roadEvents(bus, [event('1', { count: 2 })], [tap('1', 'waiting')], dana)
    expect(facts(events)).toEqual([['1', 'Dana Golan', true]])
  })

  test('has neither refused taps, nor those of other vehicles, nor replies', () => {
    const reply: KeptTap = {
      state: 'waiting',
      event: { _id: '4', kind: 'reply', tourCar: bus, at: iso('05:04'), reply: 'accepted' },
    }
    const taps = [tap('1', 'refused'), tap('2', 'waiting', { tourCar: 'other' }), reply]
    expect(roadEvents(bus, [], taps, dana)).toEqual([])
  })
})

describe('a party on the road', () => {
  const party = (events: RoadEvent[]) => partyOnRoad(levi, 5, events, dana)

  test('is waited for before the first tap', () => {
    expect(party([])).toMatchObject({ boarded: 0, noShow: 0, waiting: 5, undoable: null, isSent: null })
  })

  test('has reached the office only when all of its taps have', () => {
    const events = roadEvents(bus, [event('1', { count: 3 })], [tap('2', 'waiting', { count: 5 })], dana)
    expect(party(events)).toMatchObject({ boarded: 5, waiting: 0, isSent: false })
    expect(party(roadEvents(bus, [event('1', { count: 3 })], [], dana))).toMatchObject({ isSent: true })
  })

  test('is as before once its last tap was taken back, also without a connection', () => {
    const undo: KeptTap = {
      state: 'waiting',
      event: { _id: '3', kind: 'undo', tourCar: bus, selectedTour: levi, undoes: '2', at: iso('05:03') },
    }
    const events = roadEvents(
      bus,
      [event('1', { count: 3 }), event('2', { count: 5, at: '05:02' })],
      [undo],
      dana,
    )
    expect(party(events)).toMatchObject({ boarded: 3, waiting: 2, undoable: { _id: '1' }, isSent: false })
  })

  test('offers to take back only what this person tapped', () => {
    const events = [event('1', { at: '05:01' }), event('2', { at: '05:02', by: yossi })]
    expect(party(roadEvents(bus, events, [], dana)).undoable?._id).toBe('1')
    expect(partyOnRoad(levi, 5, roadEvents(bus, events, [], yossi), yossi).undoable?._id).toBe('2')
  })

  test('knows nothing of other parties', () => {
    const events = roadEvents(bus, [], [tap('1', 'waiting', { selectedTour: cohen })], dana)
    expect(party(events)).toMatchObject({ waiting: 5, events: [] })
  })
})

interface Made {
  at?: string
  count?: number
  by?: typeof dana
  tourCar?: string
  selectedTour?: string
}

function event(_id: string, { at = '05:00', count = 2, by = dana }: Made = {}): BoardingEvent {
  return {
    _id,
    kind: 'boarded',
    selectedTour: levi,
    count,
    undoes: null,
    text: null,
    amount: null,
    currency: null,
    at: iso(at),
    by: { kind: 'crew', ...by },
    flags: [],
  }
}

function tap(_id: string, state: KeptTap['state'], { at = '05:00', ...more }: Made = {}): KeptTap {
  const event = { _id, kind: 'boarded' as const, tourCar: bus, selectedTour: levi, count: 2, ...more }
  return { state, event: { ...event, at: iso(at) } }
}

function iso(time: string): string {
  return `2026-11-22T${time}:00.000Z`
}

function facts(events: RoadEvent[]) {
  return events.map(({ _id, by, isSent }) => [_id, by.name, isSent])
}
