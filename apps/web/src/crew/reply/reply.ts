import type { CrewUnit } from '@tourdesk/contract/crew/crewPage'
import { type Happened, record } from '../record.ts'

type Answered = Pick<CrewUnit, '_id' | 'assignment'>

/** Accepts vehicles as the person sees them now. Resolves with false if the phone couldn't store it. */
export function accept(...units: Answered[]): Promise<boolean> {
  return record(...units.map((unit) => replyTo(unit, 'accepted')))
}

/** Declines a vehicle. Resolves with false if the phone couldn't store it. */
export function decline(unit: Answered, reason: string): Promise<boolean> {
  return record(replyTo(unit, 'declined', reason))
}

function replyTo({ _id, assignment }: Answered, reply: 'accepted' | 'declined', reason = ''): Happened {
  return { kind: 'reply', tourCar: _id, reply, reason, seen: assignment }
}
