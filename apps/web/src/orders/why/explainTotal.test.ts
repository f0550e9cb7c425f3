import { expect, test } from 'vitest'
import type { UiLanguage } from '../../i18n/uiLanguage.ts'
import { type ExplainedTotal, explainTotal } from './explainTotal.ts'

const masada = { name: 'Masada', price: 313 }
const galilee = { name: 'גליל', price: 227 }

function explained(language: UiLanguage, changes: Partial<ExplainedTotal>): string[] {
  const total = { tours: [masada, galilee], currency: 'USD' as const, rate: 1, customTotal: null }
  const rows = explainTotal(language, { ...total, ...changes })
  return rows.map(({ text, amount }) => `${text} = ${amount}`.replaceAll(/[\u2066-\u2069]/g, ''))
}

test('the total of several tours is their sum', () => {
  expect(explained('en', {})).toEqual(['Masada = $313.00', 'גליל = $227.00', 'All tours together = $540.00'])
  expect(explained('he', {}).at(-1)).toBe('כל הסיורים יחד = $540.00')
})

test('a custom total is shown with the calculated price', () => {
  expect(explained('en', { customTotal: 500 }).slice(2)).toEqual([
    'Calculated price = $540.00',
    'Custom total agreed = $500.00',
  ])
  expect(explained('he', { customTotal: 500 }).slice(2)).toEqual([
    'מחיר מחושב = $540.00',
    'מחיר סופי שסוכם = $500.00',
  ])
})

test('in another currency the sum is converted, and the custom total is as typed', () => {
  expect(explained('en', { customTotal: 1900, currency: 'ILS', rate: 3.7 }).slice(2)).toEqual([
    'Calculated price = $540.00',
    'At 1 USD = 3.7 ILS = ₪1,998.00',
    'Custom total agreed = ₪1,900.00',
  ])
})

test('a tour without a price leaves the calculated price open', () => {
  expect(explained('en', { tours: [masada, { name: 'Petra', price: null }], customTotal: 900 })).toEqual([
    'Masada = $313.00',
    'Petra = TBD',
    'Custom total agreed = $900.00',
  ])
})

test('with a single tour its own price is enough, unless there is a custom total', () => {
  expect(explained('en', { tours: [masada] })).toEqual([])
  expect(explained('en', { tours: [] })).toEqual([])
  expect(explained('en', { tours: [masada], customTotal: 300 })).toEqual([
    'Calculated price = $313.00',
    'Custom total agreed = $300.00',
  ])
})
