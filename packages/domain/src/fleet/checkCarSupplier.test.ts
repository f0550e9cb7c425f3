import { expect, it } from 'vitest'
import { issuesOf } from '../checked.ts'
import { checkCarSupplier } from './checkCarSupplier.ts'

it('SUP-05 SUP-06 SUP-07 SUP-08 HOLE-O73 a car supplier needs a name, a contact, a phone and an email', () => {
  const coaches = {
    name: 'Negev Coaches',
    contact: 'Shimon Attias',
    contactPhone: '08-5550211',
    contactEmail: 'office@example.com',
  }
  expect(issuesOf(checkCarSupplier(coaches))).toEqual([])
  expect(issuesOf(checkCarSupplier({ name: ' ', contact: '', contactPhone: '', contactEmail: '' }))).toEqual([
    { field: 'name', code: 'name_required' },
    { field: 'contact', code: 'contact_required' },
    { field: 'contactPhone', code: 'phone_required' },
    { field: 'contactEmail', code: 'email_required' },
  ])
  expect(issuesOf(checkCarSupplier({ ...coaches, contactEmail: 'office' }))).toEqual([
    { field: 'contactEmail', code: 'email_invalid' },
  ])
})
