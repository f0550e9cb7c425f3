import { expect, it } from 'vitest'
import type { Role } from '../access/roles.ts'
import { codeOf } from '../decision.ts'
import { carmelTravel } from '../testing/people.ts'
import { checkFactorRemoval } from './checkFactorRemoval.ts'

const actor = (role: Role, isSuper = false) =>
  ({ kind: 'person', userId: 'noa', name: 'Noa Regev', role, isSuper, account: carmelTravel }) as const
const target = (role: Role, isSuper = false, belongsElsewhere = false) => ({
  userId: 'dana',
  role,
  isSuper,
  belongsElsewhere,
})

it.each([
  ['an owner of an admin', actor('OWNER'), target('ADMIN'), null],
  ['an admin of an agent', actor('ADMIN'), target('AGENT'), null],
  ['an admin of an owner', actor('ADMIN'), target('OWNER'), 'rank_too_low'],
  ['an owner of an owner', actor('OWNER'), target('OWNER'), 'rank_too_low'],
  ['an agent of an end user', actor('AGENT'), target('USER'), 'rank_too_low'],
  [
    'an owner of somebody who works elsewhere too',
    actor('OWNER'),
    target('AGENT', false, true),
    'user_shared',
  ],
  [
    'a super user of somebody who works elsewhere too',
    actor('USER', true),
    target('OWNER', false, true),
    null,
  ],
  ['a super user of a super user', actor('OWNER', true), target('AGENT', true), 'rank_too_low'],
  ['somebody of themselves', actor('OWNER'), { ...target('AGENT'), userId: 'noa' }, 'own_user'],
] as const)('%s: %#', (_, who, whose, code) => {
  expect(codeOf(checkFactorRemoval(who, whose))).toBe(code)
})
