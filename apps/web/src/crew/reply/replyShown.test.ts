import type { Reply } from '@tourdesk/contract/dispatch/replies'
import { expect, test } from 'vitest'
import type { KeptTap } from '../keep/crewDatabase.ts'
import { replyShown } from './replyShown.ts'

const asked: Reply = { state: 'proposed', reason: '', at: null, byOffice: false, changes: [] }
const accepted: Reply = { ...asked, state: 'accepted', at: '2026-11-21T10:00:00.000Z' }
const answered = '2026-11-21T12:00:00.000Z'

test('the person’s own answer is shown before the office has it', () => {
  const shown = replyShown({ _id: 'bus', reply: asked }, [said('accepted', 'waiting', '11:00')], answered)
  expect(shown).toMatchObject({ state: 'accepted', isSent: false })
})

test('the last of two answers counts', () => {
  const taps = [said('accepted', 'waiting', '12:30'), said('declined', 'waiting', '12:31')]
  expect(replyShown({ _id: 'bus', reply: asked }, taps, answered)).toMatchObject({
    state: 'declined',
    reason: 'A wedding',
  })
})

test('once the office has answered again, what it says counts', () => {
  const taps = [said('declined', 'arrived', '11:00')]
  expect(replyShown({ _id: 'bus', reply: accepted }, taps, answered)).toMatchObject({
    state: 'accepted',
    isSent: true,
  })
})

test('an answer that just arrived is shown until the days were loaded again', () => {
  const taps = [said('accepted', 'arrived', '12:30')]
  expect(replyShown({ _id: 'bus', reply: asked }, taps, answered)).toMatchObject({
    state: 'accepted',
    isSent: true,
  })
})

test('a refused answer and that of another vehicle don’t count', () => {
  const taps = [said('accepted', 'refused', '12:30'), said('accepted', 'waiting', '12:30', 'another')]
  expect(replyShown({ _id: 'bus', reply: asked }, taps, answered).state).toBe('proposed')
})

function said(reply: 'accepted' | 'declined', state: KeptTap['state'], at: string, tourCar = 'bus'): KeptTap {
  const reason = reply === 'declined' ? 'A wedding' : ''
  const event = { _id: at, kind: 'reply' as const, tourCar, at: `2026-11-21T${at}:00.000Z`, reply, reason }
  return { event, state }
}
