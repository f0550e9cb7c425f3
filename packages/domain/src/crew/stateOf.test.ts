import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stateOf, type Tapped, undoneIn } from './stateOf.ts'
import { isWholeAboard, stateOfEntry } from './stateOfEntry.ts'

const noa = { kind: 'crew', _id: 'noa' } as const
const eli = { kind: 'crew', _id: 'eli' } as const
const office = { kind: 'person', _id: 'office' } as const

/** Short for `boarded 3 at 07:01 by Noa`. */
function tap(kind: string, count: number | null, minute: string, facts: Partial<Tapped> = {}): Tapped {
  const at = `2026-03-11T07:${minute}:00.000Z`
  return { _id: `${kind} ${minute}`, kind, count, undoes: null, at, by: noa, ...facts }
}
const undo = (of: Tapped, minute: string, facts: Partial<Tapped> = {}) =>
  tap('undo', null, minute, { undoes: of._id, ...facts })

const three = tap('boarded', 3, '01')
const two = tap('no_show', 2, '20')

describe('the state of a party of five', () => {
  const cases: [string, Tapped[], ReturnType<typeof stateOf>][] = [
    ['nothing happened yet', [], { boarded: 0, noShow: 0, waiting: 5, droppedOff: 0 }],
    ['three got on', [three], { boarded: 3, noShow: 0, waiting: 2, droppedOff: 0 }],
    ['and two didn’t come', [three, two], { boarded: 3, noShow: 2, waiting: 0, droppedOff: 0 }],
    [
      'the two came after all, so nobody is missing',
      [three, two, tap('boarded', 5, '25')],
      { boarded: 5, noShow: 0, waiting: 0, droppedOff: 0 },
    ],
    [
      'all were marked as no-shows after three had got on: the later tap counts',
      [three, tap('no_show', 5, '30')],
      { boarded: 0, noShow: 5, waiting: 0, droppedOff: 0 },
    ],
    [
      'a tap that was taken back',
      [three, undo(three, '02')],
      { boarded: 0, noShow: 0, waiting: 5, droppedOff: 0 },
    ],
    [
      'the last one taken back, the one before counts again',
      [three, tap('boarded', 5, '25'), undo(tap('boarded', 5, '25'), '26')],
      { boarded: 3, noShow: 0, waiting: 2, droppedOff: 0 },
    ],
    [
      'all got off',
      [tap('boarded', 5, '01'), tap('dropped_off', 5, '50')],
      { boarded: 5, noShow: 0, waiting: 0, droppedOff: 5 },
    ],
    [
      'nobody, said explicitly',
      [three, tap('boarded', 0, '05')],
      { boarded: 0, noShow: 0, waiting: 5, droppedOff: 0 },
    ],
    [
      'notes and cash',
      [tap('note', null, '03'), tap('cash', null, '04')],
      { boarded: 0, noShow: 0, waiting: 5, droppedOff: 0 },
    ],
  ]
  it.each(cases)('%s', (_, events, state) => {
    expect(stateOf(5, events)).toEqual(state)
  })

  it('a party that got smaller after it got on waits for nobody', () => {
    expect(stateOf(2, [three])).toEqual({ boarded: 3, noShow: 0, waiting: 0, droppedOff: 0 })
  })
})

it('crews take back their own taps, and the office everybody’s', () => {
  expect([...undoneIn([three, undo(three, '02')])]).toEqual([three._id])
  expect([...undoneIn([three, undo(three, '02', { by: eli })])]).toEqual([])
  expect([...undoneIn([three, undo(three, '02', { by: office })])]).toEqual([three._id])
  const byOffice = tap('boarded', 4, '03', { by: office })
  expect([...undoneIn([byOffice, undo(byOffice, '04')])]).toEqual([])
})

it('of two crew members the later tap counts, and at the same moment the later id', () => {
  const byEli = tap('boarded', 1, '09', { by: eli })
  expect(stateOf(5, [three, byEli]).boarded).toBe(1)
  const same = tap('boarded', 4, '01', { _id: 'zz', by: eli })
  expect(stateOf(5, [same, three]).boarded).toBe(4)
  expect(stateOf(5, [three, same]).boarded).toBe(4)
})

describe('whatever happens to a party', () => {
  const ids = Array.from({ length: 12 }, (_, index) => `e${index}`)
  const events = fc.uniqueArray(
    fc.record({
      _id: fc.constantFrom(...ids),
      kind: fc.constantFrom('boarded', 'no_show', 'dropped_off', 'undo', 'note'),
      count: fc.integer({ min: 0, max: 6 }),
      undoes: fc.constantFrom(...ids),
      minute: fc.integer({ min: 0, max: 3 }),
      by: fc.constantFrom(noa, eli, office),
    }),
    { selector: ({ _id }) => _id },
  )
  const toTapped = (drawn: (typeof events extends fc.Arbitrary<infer T> ? T : never)[number]): Tapped => ({
    _id: drawn._id,
    kind: drawn.kind,
    count: ['undo', 'note'].includes(drawn.kind) ? null : drawn.count,
    undoes: drawn.kind === 'undo' ? drawn.undoes : null,
    at: `2026-03-11T07:0${drawn.minute}:00.000Z`,
    by: drawn.by,
  })

  it('the order in which events arrive doesn’t matter', () => {
    fc.assert(
      fc.property(
        events.chain((drawn) =>
          fc.tuple(fc.constant(drawn), fc.shuffledSubarray(drawn, { minLength: drawn.length })),
        ),
        ([drawn, shuffled]) => {
          expect(stateOf(6, shuffled.map(toTapped))).toEqual(stateOf(6, drawn.map(toTapped)))
        },
      ),
      { numRuns: 500 },
    )
  })

  it('an event that arrives twice changes nothing, and nobody is counted twice', () => {
    fc.assert(
      fc.property(events, (drawn) => {
        const once = drawn.map(toTapped)
        const { boarded, noShow, waiting, droppedOff } = stateOf(6, once)
        expect(stateOf(6, [...once, ...once])).toEqual({ boarded, noShow, waiting, droppedOff })
        expect(boarded + noShow + waiting).toBe(6)
        expect(Math.min(boarded, noShow, waiting, droppedOff)).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: 500 },
    )
  })

  it('taking a tap back is as if it had never been', () => {
    fc.assert(
      fc.property(events, fc.integer({ min: 0, max: 11 }), (drawn, at) => {
        const before = drawn.map(toTapped)
        const tapped = before[at % Math.max(1, before.length)]
        if (!tapped || tapped.kind === 'undo') return
        const back = undo(tapped, '59', { _id: 'back', by: office })
        const without = before.filter((event) => event !== tapped)
        expect(stateOf(6, [...before, back])).toEqual(stateOf(6, without))
      }),
      { numRuns: 500 },
    )
  })
})

describe('the state of a whole entry', () => {
  const on = (unit: string, kind: string, count: number, minute: string) => ({
    ...tap(kind, count, minute),
    unit,
  })

  it('an entry on one vehicle is one party, wherever it was tapped', () => {
    const parts = [{ unit: 'van', people: 5 }]
    const taps = [on('bus', 'boarded', 5, '01')]
    expect(stateOfEntry(5, parts, taps)).toEqual({ boarded: 5, noShow: 0, waiting: 0, droppedOff: 0 })
    expect(isWholeAboard(5, parts, taps)).toBe(true)
    expect(isWholeAboard(5, [], taps)).toBe(true)
  })

  it('a split entry is whole when each part is', () => {
    const parts = [
      { unit: 'van', people: 2 },
      { unit: 'bus', people: 3 },
    ]
    const van = on('van', 'boarded', 2, '01')
    expect(isWholeAboard(5, parts, [van])).toBe(false)
    expect(isWholeAboard(5, parts, [van, on('bus', 'boarded', 2, '02'), on('bus', 'no_show', 1, '03')])).toBe(
      false,
    )
    expect(isWholeAboard(5, parts, [van, on('bus', 'boarded', 3, '04')])).toBe(true)
  })

  it('an entry with people on no vehicle isn’t whole, and one without people neither', () => {
    expect(isWholeAboard(5, [{ unit: 'van', people: 3 }], [on('van', 'boarded', 3, '01')])).toBe(false)
    expect(isWholeAboard(0, [], [])).toBe(false)
  })
})
