import { expect, test } from 'vitest'
import { hebrewProblems, hebrewWords } from '../hebrewProblems.ts'
import { fillSentence, problemText } from './problem.ts'

test.each(['guide', 'driver'])('ASG-29 OMSG-16 the sentence names the %s', (role) => {
  expect(problemText('operator_elsewhere', { role })).toBe(`This ${role} is assigned to another event.`)
})

test.each([
  ['guide', 'המדריך משובץ ליציאה אחרת.'],
  ['driver', 'הנהג משובץ ליציאה אחרת.'],
])('ASG-29 in Hebrew the sentence names the %s', (role, sentence) => {
  expect(fillSentence(hebrewProblems.operator_elsewhere, { role }, hebrewWords)).toBe(sentence)
})

test('in Hebrew a wrong price names its cell in Hebrew, with the typed value kept apart', () => {
  const cell = { v: '-5', field: 'small_group', pickup: 'tel_aviv', dropoff: 'jerusalem' }
  expect(fillSentence(hebrewProblems.price_invalid, cell, hebrewWords)).toBe(
    "הערך '\u2066-5\u2069' בשדה \u2068קטנה\u2069 מ-\u2068תל אביב\u2069 אל \u2068ירושלים\u2069 אינו תקין",
  )
})

test('a place without a word stays visible', () => {
  expect(problemText('operator_elsewhere')).toBe('This {role} is assigned to another event.')
})
