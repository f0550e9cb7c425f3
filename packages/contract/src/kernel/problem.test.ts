import { expect, test } from 'vitest'
import { problemText } from './problem.ts'

test.each([
  ['en', 'guide', 'This guide is assigned to another event.'],
  ['he', 'guide', 'המדריך משובץ ליציאה אחרת.'],
  ['he', 'driver', 'הנהג משובץ ליציאה אחרת.'],
] as const)('ASG-29 in %s the sentence names the %s', (language, role, sentence) => {
  expect(problemText(language, 'operator_elsewhere', { role })).toBe(sentence)
})

test('a place without a word stays visible', () => {
  expect(problemText('en', 'operator_elsewhere')).toBe('This {role} is assigned to another event.')
})
