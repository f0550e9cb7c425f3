import { usualSettlement } from '@tourdesk/domain/agencies/settlement'
import { expect, test } from 'vitest'
import { agencyFields, agencyInputOf, switchedStatus } from './agencyValues.ts'

const blueDome = {
  ...agencyFields('').valuesOf(null),
  name: 'Blue Dome Travel',
  mobilePhone: '03-5551234',
  commissionRate: 12.5,
}
const messagesOf = (values: object, nameMissing = 'account_name_required') =>
  agencyFields(nameMissing)
    .schema.safeParse({ ...blueDome, ...values })
    .error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []

test('ACC-17 ACC-18 an agency needs a name and a phone', () => {
  expect(messagesOf({})).toEqual([])
  expect(messagesOf({ name: ' ', mobilePhone: '' })).toEqual([
    ['name', 'account_name_required'],
    ['mobilePhone', 'account_phone_required'],
  ])
})

test('ACC-21 the account page has its own message for a missing name', () => {
  expect(messagesOf({ name: '' }, 'valid name is required')).toEqual([['name', 'valid name is required']])
})

test('ACC-19 a commission of 0 or 100 is accepted, one out of range or missing is refused', () => {
  expect(messagesOf({ commissionRate: 0 })).toEqual([])
  expect(messagesOf({ commissionRate: 100 })).toEqual([])
  for (const commissionRate of [-1, 100.01, null])
    expect(messagesOf({ commissionRate })).toEqual([['commissionRate', 'commission_rate_invalid']])
})

test('ACC-16 HOLE-A6 the switch moves an agency between active and inactive, and a pending one to active', () => {
  expect(switchedStatus('ACTIVE', false)).toBe('INACTIVE')
  expect(switchedStatus('INACTIVE', true)).toBe('ACTIVE')
  expect(switchedStatus('PENDING', true)).toBe('ACTIVE')
  expect(switchedStatus('PENDING', false)).toBe('PENDING')
})

test('HOLE-A6 HOLE-A52 a new agency starts without flags and leaves its status to the server', () => {
  expect(agencyInputOf(blueDome, null)).toEqual({
    name: 'Blue Dome Travel',
    mobilePhone: '03-5551234',
    commissionRate: 12.5,
    hashavshevetAgencyKey: '',
    leaveSiteMsg: '',
    logo: null,
    doesIncludeAffiliation: false,
    dailyToursOnly: false,
    paymentPolicy: null,
    messagesToCustomers: 'operational',
    contactEmail: '',
    documentLanguage: 'he',
    settlement: usualSettlement,
    taxId: '',
    doesAllowPaymentToAgency: false,
    allowPrivateGroup: false,
  })
})
