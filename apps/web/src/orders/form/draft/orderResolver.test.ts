import { givenEntry, givenFacts, givenOrder } from '@tourdesk/domain/testing/given'
import { expect, test } from 'vitest'
import { changedFaults, errorPaths, errorsOf, fieldInForm, orderResolver } from './orderResolver.ts'

const options = { fields: {}, names: [], shouldUseNativeValidation: false }

test('FORM-33 FORM-47 the form shows the rules’ error at each field', async () => {
  const draft = givenOrder({ selectedTours: [givenEntry(), givenEntry({ tour: null, participants: {} })] })
  const { errors } = await orderResolver(draft, { facts: givenFacts(), officePhone: '' }, options)
  expect(errorPaths(errors)).toEqual(['selectedTours.1.tour', 'selectedTours.1.participants'])
  expect(errors.selectedTours?.[1]?.tour?.message).toBe('tour_required')
})

test('the message about a limit includes its number', () => {
  const errors = errorsOf(
    [{ field: 'selectedTours.0.participants', code: 'participants_over_limit', params: { limit: 10 } }],
    '',
  )
  expect(errors.selectedTours?.[0]?.participants?.message).toBe('participants_over_limit|{"limit":10}')
})

test('HOLE-C24 the message about a quote includes the office’s phone', () => {
  const fault = { field: 'selectedTours.0.dropoff.is_extra_service', code: 'return_needs_quote' as const }
  const errors = errorsOf([fault], '03-1234567')
  expect(errors.selectedTours?.[0]?.dropoff?.is_extra_service?.message).toBe(
    'return_needs_quote|{"phone":"03-1234567"}',
  )
})

test('an error inside a party or a place is at the field that shows it, and the first of several wins', () => {
  expect(fieldInForm('selectedTours.0.participants.student')).toBe('selectedTours.0.participants')
  expect(fieldInForm('selectedTours.2.pickup.name')).toBe('selectedTours.2.pickup')
  expect(fieldInForm('selectedTours.2.dropoff.is_extra_service')).toBe(
    'selectedTours.2.dropoff.is_extra_service',
  )
  const errors = errorsOf(
    [
      { field: 'selectedTours.0.participants', code: 'participants_required' },
      { field: 'selectedTours.0.participants.student', code: 'ticket_type_unknown' },
    ],
    '',
  )
  expect(errors.selectedTours?.[0]?.participants?.message).toBe('participants_required')
})

test('a field is checked again when its fault changed, came where it was asked for, or went', () => {
  const shown = {
    agency: { message: 'agency_required' },
    userInformation: { email: { message: 'email_invalid' } },
  }
  const due = {
    userInformation: { email: { message: 'email_required' }, lastName: { message: 'last_name_required' } },
    selectedTours: [{ date: { message: 'date_required' } }],
  }
  const onCustomer = (field: string) => field.startsWith('userInformation')
  expect(changedFaults(shown, due, onCustomer)).toEqual([
    'agency',
    'userInformation.email',
    'userInformation.lastName',
  ])
  expect(changedFaults(due, due, () => true)).toEqual([])
})
