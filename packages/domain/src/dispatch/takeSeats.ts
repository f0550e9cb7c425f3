import { type Decision, ok, refuse } from '../decision.ts'

/**
 * The people of a vehicle after `people` more get on, by a drop on the board or by an edit of their order. Where the
 * vehicle is known, they need seats; fewer people than before always fit.
 */
export function takeSeats(
  { seats, participants: before }: { seats: number | null; participants: number },
  people: number,
): Decision<number> {
  const participants = before + people
  const isOver = people > 0 && seats !== null && participants > seats
  return isOver ? refuse('not_enough_seats', { participants, seats }) : ok(participants)
}
