import type { Day } from '../../calendar.ts'
import { type Decision, ok, refuse } from '../../decision.ts'

/**
 * The state of a party on the waiting list: `expired` let its last offer end, `past` found no place before its
 * last date.
 */
export const waitingStates = [
  'waiting',
  'offered',
  'booked',
  'expired',
  'declined',
  'withdrawn',
  'past',
] as const
export type WaitingState = (typeof waitingStates)[number]

/**
 * What happens to a party that waits; `refuse` says no to one offer, `wait` puts it back on the list, and `ask`
 * is that it asks for another date, group or size, which ends its offers.
 */
export const waitingSteps = [
  'offer',
  'expire',
  'refuse',
  'book',
  'decline',
  'withdraw',
  'wait',
  'ask',
  'pass',
] as const
export type WaitingStep = (typeof waitingSteps)[number]

/** The steps that people take on the list; the others happen by the clock, an order or an offer's link. */
export const chosenSteps = ['decline', 'withdraw', 'wait'] as const satisfies WaitingStep[]
export type ChosenStep = (typeof chosenSteps)[number]

/** The state after each step; `dates` where it depends on the dates that are left (see `afterOffer`). */
const stateAfter: Record<WaitingState, Partial<Record<WaitingStep, WaitingState | 'dates'>>> = {
  waiting: { offer: 'offered', book: 'booked', withdraw: 'withdrawn', ask: 'waiting', pass: 'past' },
  offered: {
    offer: 'offered',
    expire: 'dates',
    refuse: 'dates',
    book: 'booked',
    decline: 'declined',
    withdraw: 'withdrawn',
    ask: 'waiting',
  },
  booked: {},
  expired: { book: 'booked', withdraw: 'withdrawn', wait: 'waiting', ask: 'waiting', pass: 'past' },
  declined: { book: 'booked', wait: 'waiting', ask: 'declined' },
  withdrawn: { book: 'booked', wait: 'waiting', ask: 'withdrawn' },
  past: {},
}

/** One of the dates that a party waits for: nothing was offered yet, an offer is open, or one has ended. */
export const waitingDateStates = ['waiting', 'offered', 'expired'] as const
export type WaitingDateState = (typeof waitingDateStates)[number]

export interface WaitingDate {
  date: Day
  state: WaitingDateState
}

/**
 * The state of a party after a step. Refuses `waiting_ended` for one that no longer waits, and
 * `waiting_state` for another step that makes no sense.
 * @param dates its dates after the step
 */
export function takeStep(
  state: WaitingState,
  step: WaitingStep,
  dates: readonly WaitingDate[],
): Decision<WaitingState> {
  const next = stateAfter[state][step]
  if (next === undefined) return refuse(isOver(state) ? 'waiting_ended' : 'waiting_state')
  return ok(next === 'dates' ? afterOffer(dates, step === 'refuse' ? 'declined' : 'expired') : next)
}

/** True if nothing can change it now. */
function isOver(state: WaitingState): boolean {
  return Object.keys(stateAfter[state]).length === 0
}

/** True if the party can be offered places. */
export function isOpen(state: WaitingState): boolean {
  return stateAfter[state].offer !== undefined
}

/** When an offer has ended, others may still be open, or other dates left to wait for; else it's the `end`. */
function afterOffer(dates: readonly WaitingDate[], end: WaitingState): WaitingState {
  if (dates.some(({ state }) => state === 'offered')) return 'offered'
  return dates.some(({ state }) => state === 'waiting') ? 'waiting' : end
}

/** The steps that people can take in a state. */
export function stepsIn(state: WaitingState): ChosenStep[] {
  return chosenSteps.filter((step) => stateAfter[state][step] !== undefined)
}
