import { expect, test } from 'vitest'
import { issuesOf } from '../checked.ts'
import { type AutomaticEvent, automaticEvents } from './automatic.ts'
import { shippedText } from './automaticTexts.ts'
import { checkMessageText } from './checkMessageText.ts'
import { fillTemplate } from './template.ts'
import { longestSms, messageChannels, messageLanguages } from './vocabulary.ts'

const wrongIn = (
  channel: 'email' | 'sms' | 'whatsapp',
  subject: string,
  body: string,
  event: AutomaticEvent = 'tour_reminder',
) =>
  issuesOf(checkMessageText(event, channel, { subject, body })).map(({ field, code, params }) =>
    [field, code, params?.name ?? params?.limit].filter((part) => part !== undefined).join(' '),
  )

test('NOTE-05 a text with an unknown name, an open section, nothing in it or too much is refused at its field', () => {
  expect(wrongIn('email', 'Hello', 'See you at {{pickup.time}}')).toEqual([])
  expect(wrongIn('email', 'Hello {{nobody}}', 'Hi')).toEqual(['subject template_field_unknown nobody'])
  expect(wrongIn('email', 'Hello', '{{pickup.tme}} {{#tours}}{{tour.name}}')).toEqual([
    'body template_field_unknown pickup.tme',
    'body template_unclosed tours',
  ])
  expect(wrongIn('email', ' ', '')).toEqual(['subject text_required', 'body text_required'])
  expect(wrongIn('email', 'Hi', 'x'.repeat(20_000))).toEqual([])
  expect(wrongIn('email', 'Hi', 'x'.repeat(20_001))).toEqual(['body text_too_long 20000'])
  expect(wrongIn('email', 'x'.repeat(201), 'Hi')).toEqual(['subject text_too_long 200'])
  expect(wrongIn('sms', '', 'x'.repeat(670))).toEqual([])
  expect(wrongIn('sms', '', 'x'.repeat(671))).toEqual(['body sms_too_long 670'])
  expect(wrongIn('whatsapp', '', '')).toEqual(['body text_required'])
})

test('a text names what its event knows, and nothing else', () => {
  expect(wrongIn('email', 'Hi', '{{payment.link}}', 'balance_due')).toEqual([])
  expect(wrongIn('email', 'Hi', '{{payment.link}}', 'order_confirmed')).toEqual([
    'body template_field_unknown payment.link',
  ])
  expect(wrongIn('sms', '', '{{customer.lastName}}', 'crew_day')).toEqual([
    'body template_field_unknown customer.lastName',
  ])
})

test('the text that comes along is right for every event, channel and language', () => {
  for (const event of automaticEvents)
    for (const channel of messageChannels)
      for (const language of messageLanguages) {
        const text = shippedText(event, channel, language)
        expect(issuesOf(checkMessageText(event, channel, text))).toEqual([])
        expect(fillTemplate(text.body, { tours: [{ 'tour.name': 'Masada' }] })).not.toMatch(/[{}]/)
        if (channel === 'sms') expect(text.body.length).toBeLessThan(longestSms)
      }
})

test('a section of a list is written for each item, with the item’s own text and facts', () => {
  const facts = {
    'tour.name': 'All',
    tours: [{ 'tour.name': 'Masada' }, { 'tour.name': '{{order.number}}' }],
    changes: [{ '.': '3 people' }, { '.': 'at 8:00' }],
    none: [],
  }
  expect(fillTemplate('{{#tours}}<{{tour.name}}>{{/tours}}{{tour.name}}', facts)).toBe(
    '<Masada><{{order.number}}>All',
  )
  expect(fillTemplate('{{#changes}}- {{.}}\n{{/changes}}', facts)).toBe('- 3 people\n- at 8:00\n')
  expect(fillTemplate('{{changes}}', facts)).toBe('3 people\nat 8:00')
  expect(fillTemplate('{{^none}}nothing{{/none}}{{#none}}x{{/none}}{{^tours}}y{{/tours}}', facts)).toBe(
    'nothing',
  )
})
