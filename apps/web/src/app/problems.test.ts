import { readProblem } from '@tourdesk/contract/kernel/problem'
import { expect, test } from 'vitest'
import { tourMessages } from '../catalogue/tours/messages.ts'
import { textsIn } from '../i18n/messages.ts'
import { problemSentences } from './problems.ts'

test('TOUR-35 TOUR-36 HOLE-C6 several wrong fields share the message of the failed tour, each text once', () => {
  const issues = [
    {
      field: 'regions.secondaryRegions',
      code: 'main_region_secondary',
      msg: 'Main region cannot be a secondary region',
    },
    { field: 'tags.mainTag', code: 'field_invalid', msg: 'This value isn’t valid' },
    { field: 'tags.secondaryTags', code: 'field_invalid', msg: 'This value isn’t valid' },
  ]
  const message = problemSentences.ofError(readProblem(400, { message: issues, code: 'invalid_input' }))
  expect(textsIn(tourMessages, 'en')('saveFailed', { message })).toBe(
    "Encountered the following error creating or saving the tour: Main region cannot be a secondary region, This value isn't valid",
  )
})
