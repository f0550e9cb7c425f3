import { expect, it } from 'vitest'
import { ok, refuse } from '../decision.ts'
import { takeSeats } from './takeSeats.ts'

it.each([
  ['two more take the last seats', 7, 5, 2, ok(7)],
  ['three more have no seat', 7, 5, 3, refuse('not_enough_seats', { participants: 8, seats: 7 })],
  ['anyone fits a vehicle that is not known yet', null, 5, 30, ok(35)],
  ['nobody more fits a vehicle that is over full', 7, 9, 0, ok(9)],
  ['fewer people fit a vehicle that stays over full', 7, 9, -1, ok(8)],
  [
    'one more does not fit a vehicle that is over full',
    7,
    9,
    1,
    refuse('not_enough_seats', { participants: 10, seats: 7 }),
  ],
])('%s', (_, seats, participants, people, decision) => {
  expect(takeSeats({ seats, participants }, people)).toEqual(decision)
})
