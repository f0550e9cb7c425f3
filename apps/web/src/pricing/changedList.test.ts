import { expect, it } from 'vitest'
import { withItem, withoutItem } from './changedList.ts'

const spring = { _id: 'spring', usage: 10 }
const autumn: { _id?: string; usage: number } = { usage: 5 }
const summer = { _id: 'summer', usage: 20 }

it('CAPI-33 an item keeps its position, a new one goes to the end, and the others are sent unchanged', () => {
  expect(withItem([spring, summer], { _id: 'spring', usage: 11 })).toEqual([
    { _id: 'spring', usage: 11 },
    summer,
  ])
  expect(withItem([spring], autumn)).toEqual([spring, autumn])
})

it('CAPI-33 only the removed item is left out', () => {
  expect(withoutItem([spring, summer], 'spring')).toEqual([summer])
})
