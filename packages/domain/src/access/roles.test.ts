import { expect, it } from 'vitest'
import { hasAgents, isOwner, roles, staffRoles } from './roles.ts'

it('only an OWNER is responsible for an account', () => {
  expect(roles.filter(isOwner)).toEqual(['OWNER'])
})

it('everyone but end users works in this product', () => {
  expect(staffRoles).toEqual(['OWNER', 'ADMIN', 'AGENT'])
})

it('agents work in agencies, never in the main account', () => {
  expect(hasAgents({ isMain: false })).toBe(true)
  expect(hasAgents({ isMain: true })).toBe(false)
})
