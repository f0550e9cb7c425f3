import { describe, expect, it } from 'vitest'
import { issuesOf } from '../checked.ts'
import { checkCrewSettings } from './checkCrewSettings.ts'

const form = { replyDeadline: '18:00', waitMinutes: 10, completeAtNight: true }

describe('the settings of crews', () => {
  it('a deadline is kept as a time, however it was typed', () => {
    expect(checkCrewSettings({ ...form, replyDeadline: '9:30' })).toEqual({
      ok: true,
      value: { ...form, replyDeadline: '09:30' },
    })
  })

  it.each(['', '24:00', 'noon'])('%o is no time', (replyDeadline) => {
    expect(issuesOf(checkCrewSettings({ ...form, replyDeadline }))).toEqual([
      { field: 'replyDeadline', code: 'reply_deadline_invalid' },
    ])
  })

  it('parties are waited for 0 to 120 whole minutes', () => {
    for (const waitMinutes of [0, 120]) expect(checkCrewSettings({ ...form, waitMinutes }).ok).toBe(true)
    for (const waitMinutes of [-1, 121, 2.5, null])
      expect(issuesOf(checkCrewSettings({ ...form, waitMinutes }))).toEqual([
        { field: 'waitMinutes', code: 'wait_minutes_invalid', params: { most: 120 } },
      ])
  })
})
