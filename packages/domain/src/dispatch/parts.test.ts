import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { refuse } from '../decision.ts'
import { headCount, type Participants } from '../entries/entryDraft.ts'
import {
  followParty,
  isSame,
  isSplit,
  mainUnitOf,
  moveParty,
  moversOf,
  type Part,
  seatedOf,
  waitingOf,
} from './parts.ts'
import { splitParty } from './splitParty.ts'

const nine = { adult: 6, child: 3 }
const part = (_id: string, participants: Participants): Part => ({ _id, participants })
const split = [part('vito', { adult: 4, child: 1 }), part('sprinter', { adult: 2, child: 2 })]

describe('a party on its vehicles', () => {
  it('rides on one as a whole, on several, or only partly', () => {
    expect(isSplit(nine, [])).toBe(false)
    expect(isSplit(nine, [part('vito', nine)])).toBe(false)
    expect(isSplit(nine, split)).toBe(true)
    expect(isSplit(nine, [part('vito', { adult: 6 })])).toBe(true)
    expect(waitingOf(nine, [part('vito', { adult: 6 })])).toEqual({ child: 3 })
  })

  it('is named after the vehicle with most of its people, on a tie the one that was first', () => {
    expect(mainUnitOf([])).toBeNull()
    expect(mainUnitOf(split)).toBe('vito')
    expect(mainUnitOf([part('vito', { adult: 1 }), part('sprinter', { adult: 2 })])).toBe('sprinter')
    expect(mainUnitOf([part('vito', { adult: 2 }), part('sprinter', { child: 2 })])).toBe('vito')
  })
})

describe('a move', () => {
  it('of a whole party leaves nobody behind', () => {
    expect(moveParty(nine, [], { to: 'vito' })).toEqual([part('vito', nine)])
    expect(moveParty(nine, split, { to: 'bus' })).toEqual([part('bus', nine)])
    expect(moveParty(nine, split, { to: 'vito' })).toEqual([part('vito', nine)])
    expect(moveParty(nine, split, { to: null })).toEqual([])
  })

  it('of a part leaves the other parts where they are', () => {
    expect(moveParty(nine, split, { from: 'sprinter', to: 'bus' })).toEqual([
      split[0],
      part('bus', { adult: 2, child: 2 }),
    ])
    expect(moveParty(nine, split, { from: 'vito', to: null })).toEqual([split[1]])
  })

  it('onto a vehicle with another part joins the two', () => {
    expect(moveParty(nine, split, { from: 'sprinter', to: 'vito' })).toEqual([part('vito', nine)])
    const half = [part('vito', { adult: 4 })]
    expect(moveParty(nine, half, { from: null, to: 'vito' })).toEqual([part('vito', nine)])
  })

  it('of some of the people leaves the rest, and takes nobody who is not there', () => {
    const move = { from: 'vito', to: 'sprinter', participants: { adult: 1, child: 5 } }
    expect(moversOf(nine, split, move)).toEqual({ adult: 1, child: 1 })
    expect(moveParty(nine, split, move)).toEqual([
      part('vito', { adult: 3 }),
      part('sprinter', { adult: 3, child: 3 }),
    ])
  })

  it('to where they are, or of nobody, changes nothing', () => {
    expect(moveParty(nine, split, { from: 'vito', to: 'vito' })).toEqual(split)
    expect(moveParty(nine, split, { from: 'bus', to: 'vito' })).toEqual(split)
    expect(moversOf(nine, [part('vito', nine)], { to: 'vito' })).toEqual({})
  })
})

describe('a party that changes in its order', () => {
  it('stays in its one vehicle as a whole', () => {
    expect(followParty(nine, { adult: 7, child: 0 }, [part('vito', nine)])).toEqual({
      parts: [part('vito', { adult: 7 })],
      isSplitChanged: false,
    })
    expect(followParty(nine, { adult: 7 }, [])).toEqual({ parts: [], isSplitChanged: false })
  })

  it('loses people from the part that was made last, type by type', () => {
    expect(followParty(nine, { adult: 6, child: 2 }, split).parts).toEqual([
      split[0],
      part('sprinter', { adult: 2, child: 1 }),
    ])
    expect(followParty(nine, { adult: 3, child: 1 }, split)).toEqual({
      parts: [part('vito', { adult: 3, child: 1 })],
      isSplitChanged: true,
    })
  })

  it('has new people wait for a vehicle', () => {
    const followed = followParty(nine, { adult: 7, child: 3 }, split)
    expect(followed).toEqual({ parts: split, isSplitChanged: true })
    expect(waitingOf({ adult: 7, child: 3 }, followed.parts)).toEqual({ adult: 1 })
  })

  it('gives up people without a vehicle before any part', () => {
    const seated = [part('vito', { adult: 4 })]
    expect(followParty(nine, { adult: 4 }, seated)).toEqual({ parts: seated, isSplitChanged: true })
  })

  it('is not looked at again while its people stay the same', () => {
    expect(followParty(nine, { child: 3, adult: 6, infant: 0 }, split)).toEqual({
      parts: split,
      isSplitChanged: false,
    })
  })
})

describe('saving a split', () => {
  const vehicles = [
    { _id: 'vito', seats: 7, participants: 6 },
    { _id: 'sprinter', seats: 19, participants: 19 },
    { _id: 'new', seats: null, participants: 0 },
  ]
  const save = (...chosen: Part[]) => splitParty(nine, split, chosen, vehicles)

  it('needs parts that add up to the party, type by type', () => {
    const whole = refuse('split_not_whole', { people: 9 })
    expect(save(part('vito', { adult: 6, child: 2 }))).toEqual(whole)
    expect(save(part('vito', { adult: 6, child: 4 }))).toEqual(whole)
    expect(save(part('vito', { adult: 7, child: 2 }))).toEqual(whole)
    expect(save()).toEqual(whole)
  })

  it('drops lines without people, and one line is the plain assignment', () => {
    expect(save(part('new', nine), part('vito', { adult: 0, child: 0 }))).toEqual({
      ok: true,
      value: [part('new', nine)],
    })
  })

  it('needs the seats of every vehicle whose part changes', () => {
    expect(
      save(part('vito', { adult: 5, child: 1 }), part('sprinter', { adult: 1, child: 2 })),
    ).toMatchObject({
      ok: true,
    })
    expect(save(part('vito', { adult: 6, child: 1 }), part('sprinter', { child: 2 }))).toEqual(
      refuse('not_enough_seats', { participants: 8, seats: 7 }),
    )
    const full = [{ _id: 'vito', seats: 4, participants: 6 }]
    expect(splitParty(nine, split, split, full).ok).toBe(true)
  })

  it('keeps the parts in the order in which they were made', () => {
    const saved = save(part('new', { child: 1 }), part('sprinter', { adult: 2, child: 1 }), split[0]!)
    expect(saved.ok && saved.value.map(({ _id }) => _id)).toEqual(['vito', 'sprinter', 'new'])
  })
})

describe('any sequence of moves, splits and edits', () => {
  const unit = fc.constantFrom('vito', 'sprinter', 'bus')
  const place = fc.option(unit, { nil: null })
  const counts = fc.record({ adult: fc.nat(9), child: fc.nat(4) })
  const step = fc.oneof(
    fc.record({ kind: fc.constant('move' as const), from: fc.option(place, { nil: undefined }), to: place }),
    fc.record({ kind: fc.constant('moveSome' as const), from: place, to: place, participants: counts }),
    fc.record({ kind: fc.constant('edit' as const), party: counts }),
    fc.record({
      kind: fc.constant('split' as const),
      parts: fc.array(fc.tuple(unit, counts), { maxLength: 3 }),
    }),
  )

  it('PLAN-16 never seats somebody twice: parts and those who wait are always the party', () => {
    fc.assert(
      fc.property(counts, fc.array(step, { maxLength: 40 }), (first, steps) => {
        let party: Participants = first
        let parts: Part[] = []
        for (const made of steps) {
          if (made.kind === 'edit') {
            parts = followParty(party, made.party, parts).parts
            party = made.party
          } else if (made.kind === 'split') {
            const chosen = [...new Map(made.parts)].map(([_id, participants]) => part(_id, participants))
            const saved = splitParty(party, parts, chosen, [])
            if (saved.ok) parts = saved.value
          } else parts = moveParty(party, parts, made)
          const everybody = seatedOf([...parts, part('', waitingOf(party, parts))])
          expect(isSame(everybody, party)).toBe(true)
          expect(parts.every(({ participants }) => headCount(participants) > 0)).toBe(true)
          expect(new Set(parts.map(({ _id }) => _id)).size).toBe(parts.length)
        }
      }),
      { numRuns: 500 },
    )
  })

  it('a move and its reverse bring everybody back', () => {
    fc.assert(
      fc.property(
        counts,
        fc.array(fc.tuple(unit, counts), { maxLength: 3 }),
        place,
        place,
        (party, wish, from, to) => {
          const parts = wish.reduce<Part[]>(
            (now, [_id, participants]) => moveParty(party, now, { from: null, to: _id, participants }),
            [],
          )
          const movers = moversOf(party, parts, { from, to })
          const moved = moveParty(party, parts, { from, to })
          const back = moveParty(party, moved, { from: to, to: from, participants: movers })
          const byUnit = (some: Part[]) => new Map(some.map(({ _id, participants }) => [_id, participants]))
          expect(byUnit(back)).toEqual(byUnit(parts))
        },
      ),
    )
  })
})
