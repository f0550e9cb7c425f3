import { type Decision, ok, refuse } from '../decision.ts'
import type { MessageState } from './vocabulary.ts'

/** What people can do with a message. */
export const messageMoves = ['done', 'send', 'cancel', 'retry', 'resend'] as const
export type MessageMove = (typeof messageMoves)[number]

const from: Record<MessageMove, readonly MessageState[]> = {
  done: ['by_hand'],
  send: ['waiting'],
  cancel: ['waiting', 'pending', 'by_hand'],
  retry: ['failed'],
  resend: ['sent', 'failed', 'canceled', 'suppressed'],
}

/** Decides whether a move is possible in this state. Refused with `message_state` and the state. */
export function mayMove(move: MessageMove, state: MessageState): Decision<true> {
  return from[move].includes(state) ? ok(true) : refuse('message_state', { status: state })
}
