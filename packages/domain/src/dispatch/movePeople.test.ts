import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { headCount, type Participants } from '../entries/entryDraft.ts'
import { movedPeople, movePeople, someOf } from './movePeople.ts'
import { isSame, type Part, seatedOf } from './parts.ts'

const family = { adult: 4, child: 2 }

describe('some people of a party', () => {
  it.each<[Participants, number, Participants]>([
    [family, 3, { adult: 2, child: 1 }],
    [family, 6, family],
    [family, 9, family],
    [family, 0, {}],
    [{ adult: 2, child: 3 }, 2, { adult: 1, child: 1 }],
    [{ adult: 1, child: 1 }, 1, { adult: 1 }],
    [{ adult: 10 }, 7, { adult: 7 }],
  ])('%j, %i of them: %j', (people, count, expected) => {
    expect(someOf(people, count)).toEqual(expected)
  })
})

describe('moves of some people', () => {
  it('take them off one unit and put them on another, and join parts', () => {
    const parts = [{ _id: 'a', participants: { adult: 2, child: 2 } }]
    const moves = [
      { from: 'a', to: 'b', people: 2 },
      { from: null, to: 'b', people: 2 },
    ]
    expect(movePeople(family, parts, moves)).toEqual([
      { _id: 'a', participants: { adult: 1, child: 1 } },
      { _id: 'b', participants: { adult: 3, child: 1 } },
    ])
    expect(movePeople(family, parts, [{ from: 'a', to: null, people: 4 }])).toEqual([])
  })

  it('move no more people than there are', () => {
    expect(movePeople(family, [], [{ from: 'a', to: 'b', people: 2 }])).toEqual([])
    expect(movePeople(family, [], [{ from: null, to: 'b', people: 20 }])).toEqual([
      { _id: 'b', participants: family },
    ])
  })
})

describe('who moved between two seatings', () => {
  it('is matched by ticket type', () => {
    const before: Part[] = [{ _id: 'a', participants: family }]
    const after: Part[] = [
      { _id: 'b', participants: { adult: 3 } },
      { _id: 'c', participants: { adult: 1, child: 1 } },
    ]
    expect(movedPeople(family, before, after)).toEqual([
      { from: 'a', to: 'b', participants: { adult: 3 } },
      { from: 'a', to: 'c', participants: { adult: 1, child: 1 } },
      { from: 'a', to: null, participants: { child: 1 } },
    ])
    expect(movedPeople(family, before, before)).toEqual([])
  })

  it('leads from one seating to the other', () => {
    const anyParts = fc
      .array(fc.record({ adult: fc.nat(3), child: fc.nat(3) }), { maxLength: 3 })
      .map((all) => all.map((participants, index): Part => ({ _id: 'abc'[index]!, participants })))
    fc.assert(
      fc.property(anyParts, anyParts, (before, after) => {
        const party = { adult: 9, child: 9 }
        const moved = movedPeople(party, before, after)
        for (const place of ['a', 'b', 'c']) {
          const at = (parts: readonly Part[]) => seatedOf(parts.filter(({ _id }) => _id === place))
          const gained = moved.filter(({ to }) => to === place).map((move) => ({ _id: place, ...move }))
          const lost = moved.filter(({ from }) => from === place).map((move) => ({ _id: place, ...move }))
          expect(
            isSame(
              seatedOf([...before.filter(({ _id }) => _id === place), ...gained]),
              seatedOf([...after.filter(({ _id }) => _id === place), ...lost]),
            ),
          ).toBe(true)
          expect(headCount(at(after)) - headCount(at(before))).toBe(
            headCount(seatedOf(gained)) - headCount(seatedOf(lost)),
          )
        }
      }),
    )
  })
})
