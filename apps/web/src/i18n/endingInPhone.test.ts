import { hebrewProblems } from '@tourdesk/words/problems/hebrewProblems'
import { problemTexts } from '@tourdesk/words/problems/problemTexts'
import { expect, test } from 'vitest'
import { orderMessages } from '../orders/form/orderMessages.ts'
import { endingInPhone } from './endingInPhone.ts'

const sentences = [
  ...Object.values(orderMessages).flatMap(({ outsideArea, unknownAddress }) => [outsideArea, unknownAddress]),
  problemTexts.return_needs_quote.en,
  hebrewProblems.return_needs_quote,
]

test.each(sentences)('HOLE-O59 without an office phone, “%s” ends like any other sentence', (sentence) => {
  expect(endingInPhone(sentence.replace('{phone}', '*5555'), '*5555')).toContain('*5555')
  expect(endingInPhone(sentence.replace('{phone}', ''), '')).toMatch(/(office|quote|service|למשרד|מחיר)\.$/)
})
