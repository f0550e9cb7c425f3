import { describe, expect, it } from 'vitest'
import { issuesOf } from '../checked.ts'
import { checkCheckSettings } from './checkCheckSettings.ts'
import { defaultRules } from './checkDay.ts'

describe('the settings of the day check', () => {
  it('a new installation’s are right', () => {
    expect(checkCheckSettings(defaultRules)).toEqual({ ok: true, value: defaultRules })
  })

  it.each([
    ['defaultHours', 1, 24],
    ['minRestHours', 0, 24],
    ['maxHoursDay', 1, 24],
    ['maxHoursWeek', 1, 168],
  ])('%s is a whole number from %i to %i', (field, least, most) => {
    for (const hours of [least, most])
      expect(issuesOf(checkCheckSettings({ ...defaultRules, [field]: hours }))).toEqual([])
    for (const hours of [least - 1, most + 1, 7.5, null])
      expect(issuesOf(checkCheckSettings({ ...defaultRules, [field]: hours }))).toEqual([
        { field, code: 'hours_out_of_range', params: { least, most } },
      ])
  })

  it('a licence is for 1 to 99 passengers', () => {
    const { licences } = defaultRules
    expect(
      issuesOf(checkCheckSettings({ ...defaultRules, licences: { ...licences, B: 0, D: 100 } })),
    ).toEqual([
      { field: 'licences.B', code: 'passengers_out_of_range', params: { most: 99 } },
      { field: 'licences.D', code: 'passengers_out_of_range', params: { most: 99 } },
    ])
  })
})
