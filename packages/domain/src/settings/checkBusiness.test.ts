import { expect, test } from 'vitest'
import { issuesOf } from '../checked.ts'
import { checkBusiness } from './checkBusiness.ts'

const olive = {
  name: 'Olive Tours',
  officePhone: '03-555 0100',
  siteBaseUrl: 'https://olive.example/he',
  creditMonths: 24,
}

test('a business needs a name; phone and website are optional', () => {
  expect(issuesOf(checkBusiness(olive))).toEqual([])
  expect(issuesOf(checkBusiness({ ...olive, officePhone: '', siteBaseUrl: '' }))).toEqual([])
  expect(issuesOf(checkBusiness({ ...olive, name: '  ' }))).toEqual([
    { field: 'name', code: 'name_required' },
  ])
})

test('a store credit is valid for a whole number of months, at most ten years', () => {
  const wrong = (creditMonths: number | null) =>
    issuesOf(checkBusiness({ ...olive, creditMonths })).length > 0
  expect([1, 24, 120].filter(wrong)).toEqual([])
  expect([null, 0, -1, 1.5, 121, Number.NaN].filter((months) => !wrong(months))).toEqual([])
})

test('an office phone can be written in any usual format', () => {
  const wrong = (officePhone: string) => issuesOf(checkBusiness({ ...olive, officePhone })).length > 0
  expect(['+972 3 555 0100', '*5555', '1-800-55-55-55', '(03) 555.0100'].filter(wrong)).toEqual([])
  expect(['call us', '03-555-0100 ext. 4', '12', '++972'].filter((phone) => !wrong(phone))).toEqual([])
})

test('a website is an address that paths can be added to', () => {
  const wrong = (siteBaseUrl: string) => issuesOf(checkBusiness({ ...olive, siteBaseUrl })).length > 0
  expect(['http://olive.example', 'https://olive.example:8443/en/'].filter(wrong)).toEqual([])
  const refused = [
    'olive.example',
    'ftp://olive.example',
    'https://',
    'javascript:alert(1)',
    'https://o.il/?a=1',
  ]
  expect(refused.filter((address) => !wrong(address))).toEqual([])
})
