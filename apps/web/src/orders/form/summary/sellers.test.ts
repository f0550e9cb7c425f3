import type { Seller } from '@tourdesk/contract/agencies/agencies'
import { expect, test } from 'vitest'
import { sellerOf } from './sellers.ts'

const office = seller('office', ['owner'])
const agency = seller('agency', ['noa'])
const inOffice = { _id: 'office', isSuper: true }
const inAgency = { _id: 'agency', isSuper: false }

test('FORM-80 HOLE-O99 the office sells for itself, agents in their own name, and a super user inside an agency without an agent', () => {
  expect(sellerOf([office, agency], { _id: 'owner', account: inOffice })).toEqual({
    agency: 'office',
    agent: null,
  })
  expect(sellerOf([agency], { _id: 'noa', account: inAgency })).toEqual({ agency: 'agency', agent: 'noa' })
  expect(sellerOf([agency], { _id: 'owner', account: inAgency })).toEqual({ agency: 'agency', agent: null })
})

function seller(_id: string, agents: string[]): Seller {
  return {
    _id,
    name: _id,
    isMain: _id === 'office',
    allowPrivateGroup: true,
    doesAllowPaymentToAgency: false,
    dailyToursOnly: false,
    agents: agents.map((agent) => ({ _id: agent, name: agent })),
  }
}
