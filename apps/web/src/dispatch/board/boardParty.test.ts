import { ok, refuse } from '@tourdesk/domain/decision'
import { expect, test } from 'vitest'
import { purchasedTour, vehicleUnit } from '../testing.ts'
import { boardParty } from './boardParty.ts'

const cohen = purchasedTour({ _id: 'cohen', headCount: 4 })
const levi = purchasedTour({ _id: 'levi', headCount: 3 })
const mizrahi = purchasedTour({ _id: 'mizrahi', headCount: 1 })
const van = vehicleUnit({ _id: 'van' })

test('HOLE-O82 orders dragged together all fit or none does', () => {
  expect(boardParty([cohen, levi], van, [])).toEqual(ok({ leaves: null, warning: null }))
  expect(boardParty([cohen, levi, mizrahi], van, [])).toEqual(
    refuse('not_enough_seats', { participants: 8, seats: 7 }),
  )
})

test('HOLE-O83 orders already on the vehicle are not counted again, and moving only these changes nothing', () => {
  const seated = { ...cohen, tourCarId: 'van' }
  const taken = vehicleUnit({ participants: 4, selectedTours: ['cohen'] })
  expect(boardParty([seated, levi], taken, [seated, levi])).toMatchObject({ ok: true })
  expect(boardParty([seated], taken, [seated])).toEqual(refuse('already_on_vehicle'))
})

test('HOLE-O83 adding a private group to others gives a warning', () => {
  const seated = { ...levi, tourCarId: 'van' }
  const royal = purchasedTour({ _id: 'royal', headCount: 1, group_type: 'private_group' })
  const taken = vehicleUnit({ participants: 3, selectedTours: ['levi'] })
  expect(boardParty([mizrahi, royal], taken, [seated])).toMatchObject(ok({ warning: 'shares_private_group' }))
})
