import { expect, test } from 'vitest'
import { mayMove, messageMoves } from './moves.ts'
import { messageStates } from './vocabulary.ts'

test('each move is possible in these states and no other', () => {
  const possible = messageMoves.map((move) => [
    move,
    messageStates.filter((state) => mayMove(move, state).ok),
  ])
  expect(possible).toEqual([
    ['done', ['by_hand']],
    ['send', ['waiting']],
    ['cancel', ['waiting', 'pending', 'by_hand']],
    ['retry', ['failed']],
    ['resend', ['sent', 'failed', 'canceled', 'suppressed']],
  ])
  expect(mayMove('done', 'sent')).toMatchObject({ code: 'message_state', params: { status: 'sent' } })
})
