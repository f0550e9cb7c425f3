import { describe, expect, it } from 'vitest'
import { type Assignment, type GivenReply, replyNow } from './reply.ts'

const asked: Assignment = {
  date: '2026-03-11',
  tour: { _id: 'masada', name: 'Masada' },
  time: '07:00',
  vehicle: { _id: 'vito', name: '82-451-93' },
}
const given = (reply: GivenReply['reply'], reason = ''): GivenReply => ({ reply, reason, assignment: asked })

describe('the reply of somebody on a unit', () => {
  it.each([
    ['nobody answered', null, { state: 'proposed', reason: '' }],
    ['accepted', given('accepted'), { state: 'accepted', reason: '' }],
    ['declined', given('declined', 'My son is ill'), { state: 'declined', reason: 'My son is ill' }],
    ['the office asked again', given('proposed'), { state: 'proposed', reason: '' }],
    ['taken off, and put on again', given('left'), { state: 'proposed', reason: '' }],
  ] as const)('%s', (_, last, reply) => {
    expect(replyNow(last, asked)).toEqual({ ...reply, changes: [] })
  })

  it.each([
    ['the time by more than 15 minutes', { time: '07:16' }, [{ field: 'time', from: '07:00', to: '07:16' }]],
    ['the time to an earlier one', { time: '06:44' }, [{ field: 'time', from: '07:00', to: '06:44' }]],
    ['the day', { date: '2026-03-12' }, [{ field: 'date', from: '2026-03-11', to: '2026-03-12' }]],
    ['the tour', { tour: { _id: 'eilat', name: 'Eilat' } }, [{ field: 'tour', from: 'Masada', to: 'Eilat' }]],
    [
      'the vehicle',
      { vehicle: { _id: 'bus', name: '12-345-67' } },
      [{ field: 'vehicle', from: '82-451-93', to: '12-345-67' }],
    ],
  ])('%s changed: an answer is asked for again, with old and new', (_, change, changes) => {
    const now = { ...asked, ...change }
    for (const last of [given('accepted'), given('declined', 'I am ill')])
      expect(replyNow(last, now)).toEqual({ state: 'proposed', reason: '', changes })
    expect(replyNow(null, now).changes).toEqual([])
  })

  it.each([
    ['the time by 15 minutes', { time: '07:15' }],
    ['another name of the same tour', { tour: { _id: 'masada', name: 'Masada at sunrise' } }],
    ['another plate of the same car', { vehicle: { _id: 'vito', name: '82-451-94' } }],
    ['no vehicle for the moment', { vehicle: null }],
    ['no pickup for the moment', { time: null }],
  ])('%s changes nothing', (_, change) => {
    expect(replyNow(given('accepted'), { ...asked, ...change }).state).toBe('accepted')
  })

  it('a time or vehicle that becomes known: the time is asked about, the vehicle isn’t', () => {
    const early: GivenReply = { ...given('accepted'), assignment: { ...asked, time: null, vehicle: null } }
    expect(replyNow(early, { ...asked, time: null }).state).toBe('accepted')
    expect(replyNow(early, asked).changes).toEqual([{ field: 'time', from: null, to: '07:00' }])
  })
})
