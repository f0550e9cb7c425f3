import fc from 'fast-check'
import { expect, test } from 'vitest'
import { codesOf } from './codesOf.fixture.ts'
import { checkTemplate, fillTemplate, type MessageFacts, placeholders } from './template.ts'

const facts: MessageFacts = {
  'customer.firstName': 'Dana',
  'customer.lastName': 'Levi',
  'order.number': '10547',
  'tour.name': 'Masada',
  'tour.date': '11 March 2026',
  'pickup.time': '07:10',
  'pickup.place': 'Hilton',
  'pickup.address': '',
  'party.people': '2',
  'business.name': 'Tourdesk',
  'business.phone': '03-5550100',
}

test.each([
  ['Hello {{customer.firstName}}!', 'Hello Dana!'],
  ['Hello {{ customer.firstName }}!', 'Hello Dana!'],
  ['at {{pickup.time}}{{#pickup.place}} at {{pickup.place}}{{/pickup.place}}', 'at 07:10 at Hilton'],
  ['at {{pickup.time}}{{#pickup.address}}, {{pickup.address}}{{/pickup.address}}.', 'at 07:10.'],
  ['{{^pickup.address}}Ask us where.{{/pickup.address}}', 'Ask us where.'],
  ['{{^pickup.time}}Ask us when.{{/pickup.time}}', ''],
  ['A {brace} and {{}', 'A {brace} and {{}'],
])('%s is filled as %s', (template, text) => {
  expect(fillTemplate(template, facts)).toBe(text)
})

test.each([
  ['{{ # pickup.time }}at{{ / pickup.time }}', 'at'],
  ['{{\n^ pickup.time}}later{{/pickup.time\t}}', ''],
])('%s is filled as %s, however it’s spaced', (template, text) => {
  expect(fillTemplate(template, facts)).toBe(text)
})

test.each(['{{', '{{#', '{{ # ', '{{a'])('the longest text with %s and spaces is read as text', (start) => {
  const text = `${start}${' '.repeat(20_000)}x`
  expect(fillTemplate(text, facts)).toBe(text)
  expect(codesOf(checkTemplate(text, 'body'))).toEqual([])
})

test.each([
  ['Hello {{customer.name}}', ['template_field_unknown customer.name']],
  ['{{#pickup.plce}}x{{/pickup.plce}}', ['template_field_unknown pickup.plce']],
  ['{{nope}} and {{nope}}', ['template_field_unknown nope']],
  ['{{#pickup.time}}at', ['template_unclosed pickup.time']],
  ['at{{/pickup.time}}', ['template_unclosed pickup.time']],
  [
    '{{#pickup.time}}{{#pickup.place}}{{/pickup.time}}{{/pickup.place}}',
    ['template_unclosed pickup.time', 'template_unclosed pickup.time'],
  ],
  ['{{{order.number}}}', ['template_field_unknown {order.number}']],
  ['{{>partial}}', ['template_field_unknown >partial']],
  ['{{}}', ['template_field_unknown ']],
])('%s is refused with %j', (template, codes) => {
  expect(codesOf(checkTemplate(template, 'body'))).toEqual(codes)
})

test('what a fact says is never read as a placeholder', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...placeholders),
      fc.string(),
      fc.constantFrom('{{order.number}}', '{{#x}}', '}}'),
      (name, typed, trap) => {
        const value = `${typed}${trap}`
        expect(fillTemplate(`<{{${name}}}>`, { ...facts, [name]: value })).toBe(`<${value}>`)
      },
    ),
  )
})

test('a text without placeholders stays as it is, and any text can be checked and filled', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      checkTemplate(text, 'body')
      if (!text.includes('{{')) expect(fillTemplate(text, facts)).toBe(text)
    }),
  )
})
