import { hebrewProblems, hebrewWords } from '@tourdesk/words/problems/hebrewProblems'
import { expect, test } from 'vitest'
import { fillSentence, problemText, readProblem } from './problem.ts'

test.each(['guide', 'driver'])('ASG-29 OMSG-16 the sentence names the %s', (role) => {
  expect(problemText('operator_elsewhere', { role })).toBe(`This ${role} is assigned to another event.`)
})

test.each([
  ['guide', 'המדריך משובץ ליציאה אחרת.'],
  ['driver', 'הנהג משובץ ליציאה אחרת.'],
])('ASG-29 in Hebrew the sentence names the %s', (role, sentence) => {
  expect(fillSentence(hebrewProblems.operator_elsewhere, { role }, hebrewWords)).toBe(sentence)
})

test('OMSG-18 ASG-22 ASG-41 impossible states have their own messages', () => {
  expect(problemText('car_state_unknown')).toBe('some bug...')
  expect(problemText('operator_state_unknown', { name: 'Noa Bar' })).toBe('some bug... get Noa Bar')
  expect(problemText('supplier_state_unknown')).toBe('This is a bug!!!')
})

test('in Hebrew a wrong price names its cell in Hebrew, with the typed value isolated', () => {
  const cell = { v: '-5', field: 'small_group', pickup: 'tel_aviv', dropoff: 'jerusalem' }
  expect(fillSentence(hebrewProblems.price_invalid, cell, hebrewWords)).toBe(
    "הערך '\u2066-5\u2069' בשדה \u2068קטנה\u2069 מ-\u2068תל אביב\u2069 אל \u2068ירושלים\u2069 אינו תקין",
  )
})

test('a placeholder without a value stays visible', () => {
  expect(problemText('operator_elsewhere')).toBe('This {role} is assigned to another event.')
})

test.each([
  ['a message', { message: 'Down for an hour', error: 'Bad Gateway' }, 'Down for an hour'],
  ['no message but an error', { error: 'Bad Gateway' }, 'Bad Gateway'],
  ['messages that are no text', { message: [{ line: 1 }], error: 'Bad Gateway' }, 'Bad Gateway'],
  ['a code nobody knows', { message: 'Down for an hour', code: 'E42' }, 'Down for an hour'],
  ['nothing to show', { message: '', error: {} }, undefined],
  ['no body', null, undefined],
])('an answer of somebody else with %s', (_, body, said) => {
  expect(readProblem(502, body)).toMatchObject({ code: 'unexpected', said })
})

test('an answer with one of our codes gets the code’s message', () => {
  const known = readProblem(409, {
    message: 'Invalid Coupon Code',
    code: 'coupon_invalid',
    error: 'Conflict',
  })
  expect(known).toMatchObject({ code: 'coupon_invalid', said: undefined })
})
