import { describe, expect, test } from 'vitest'
import { randomFrom } from './random.ts'

describe('random', () => {
  test('the same seed gives the same numbers', () => {
    const story = (seed: number) => {
      const random = randomFrom(seed)
      return [random.next(), random.int(1, 600), random.pick(['a', 'b', 'c']), random.shuffle([1, 2, 3, 4])]
    }
    expect(story(7)).toEqual(story(7))
    expect(story(7)).not.toEqual(story(8))
  })

  test('a whole number reaches both ends and never leaves them', () => {
    const random = randomFrom(3)
    const seen = new Set(Array.from({ length: 400 }, () => random.int(2, 5)))
    expect([...seen].sort()).toEqual([2, 3, 4, 5])
  })

  test('shuffling keeps every card and changes nothing in the original', () => {
    const deck = Array.from({ length: 52 }, (_, card) => card)
    const shuffled = randomFrom(11).shuffle(deck)
    expect(shuffled).not.toEqual(deck)
    expect([...shuffled].sort((a, b) => a - b)).toEqual(deck)
    expect(deck[0]).toBe(0)
  })

  test('chance keeps close to its share', () => {
    const random = randomFrom(5)
    const hits = Array.from({ length: 4000 }, () => random.chance(0.25)).filter(Boolean).length
    expect(hits / 4000).toBeGreaterThan(0.22)
    expect(hits / 4000).toBeLessThan(0.28)
  })

  test('nothing can be picked from an empty list', () => {
    expect(() => randomFrom(1).pick([])).toThrow('empty list')
  })
})
