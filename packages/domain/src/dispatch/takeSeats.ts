import { type Decision, ok, refuse } from '../decision.ts'

/**
 * The number of people on a vehicle after `people` more get on, by a drop on the board or an edit of their
 * order. If the vehicle is known, they need seats; a smaller number than before always fits.
 */
export function takeSeats(
  { seats, participants: before }: { seats: number | null; participants: number },
  people: number,
): Decision<number> {
  const participants = before + people
  const isOver = people > 0 && seats !== null && participants > seats
  return isOver ? refuse('not_enough_seats', { participants, seats }) : ok(participants)
}
