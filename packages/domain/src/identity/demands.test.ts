import { expect, it } from 'vitest'
import type { Role } from '../access/roles.ts'
import { type AccountRules, demandsOf, factorStanding, isIdleOver, requirementOf, ruleOf } from './demands.ts'

const day = (text: string) => new Date(`${text}T08:00:00Z`)
const none = { ownersSince: null, everyoneSince: null, idleMinutes: null }
const joined = day('2026-01-10')
const main = (role: Role, rules: Partial<AccountRules> = {}): AccountRules => ({
  ...none,
  isMain: true,
  role,
  roleSince: joined,
  ...rules,
})
const agency = (role: Role, rules: Partial<AccountRules> = {}) => ({ ...main(role, rules), isMain: false })
const owners = { ownersSince: day('2026-03-01') }
const everyone = { ownersSince: day('2026-03-01'), everyoneSince: day('2026-04-01') }

it.each<[string, AccountRules[], Date | null]>([
  ['nobody', [main('OWNER')], null],
  ['nobody, in no account', [], null],
  ['an owner under the rule for owners', [main('OWNER', owners)], day('2026-03-01')],
  ['an admin under the rule for owners', [main('ADMIN', owners)], null],
  ['an admin under the rule for everyone', [main('ADMIN', everyone)], day('2026-04-01')],
  ['an owner under both, since the first', [main('OWNER', everyone)], day('2026-03-01')],
  ['an agent of an agency', [agency('AGENT', everyone)], day('2026-04-01')],
  ['an end user, who has no access here', [agency('USER', everyone)], null],
  ['an agent of the main account, who has none either', [main('AGENT', everyone)], null],
  [
    'somebody who came later, since they came',
    [main('ADMIN', { ...everyone, roleSince: day('2026-05-05') })],
    day('2026-05-05'),
  ],
  [
    'somebody in two accounts, since the first that requires it',
    [main('ADMIN', everyone), agency('OWNER', owners)],
    day('2026-03-01'),
  ],
  [
    'somebody in two accounts of which one requires it',
    [main('ADMIN'), agency('OWNER', owners)],
    day('2026-03-01'),
  ],
])('SEC-10 a second factor is needed by %s', (_, accounts, since) => {
  expect(demandsOf(accounts).factorSince).toEqual(since)
})

it('the shortest time without use of a person’s accounts counts', () => {
  const idle = (...minutes: (number | null)[]) =>
    demandsOf(minutes.map((idleMinutes) => agency('AGENT', { idleMinutes }))).idleMinutes
  expect(idle()).toBeNull()
  expect(idle(null, null)).toBeNull()
  expect(idle(null, 720, 15)).toBe(15)
  expect(demandsOf([agency('USER', { idleMinutes: 15 })]).idleMinutes).toBeNull()
})

it.each([
  [
    'not required',
    null,
    false,
    '2026-03-20',
    { needsSecondFactor: false, secondFactorDueAt: null, mustSetUpFactor: false },
  ],
  [
    'there already',
    '2026-03-01',
    true,
    '2026-03-20',
    { needsSecondFactor: true, secondFactorDueAt: null, mustSetUpFactor: false },
  ],
  [
    'due',
    '2026-03-01',
    false,
    '2026-03-14',
    { needsSecondFactor: true, secondFactorDueAt: day('2026-03-15'), mustSetUpFactor: false },
  ],
  [
    'overdue',
    '2026-03-01',
    false,
    '2026-03-15',
    { needsSecondFactor: true, secondFactorDueAt: day('2026-03-15'), mustSetUpFactor: true },
  ],
])('fourteen days are left to set it up: %s', (_, since, has, now, standing) => {
  expect(factorStanding({ factorSince: since === null ? null : day(since) }, has, day(now))).toEqual(standing)
})

it('a session is over once nobody used it for longer than allowed', () => {
  const at = (time: string) => new Date(`2026-03-01T${time}Z`)
  expect(isIdleOver({ idleMinutes: 15 }, at('08:00:00'), at('08:15:00'))).toBe(false)
  expect(isIdleOver({ idleMinutes: 15 }, at('08:00:00'), at('08:15:01'))).toBe(true)
  expect(isIdleOver({ idleMinutes: null }, at('08:00:00'), at('23:00:00'))).toBe(false)
})

it('people a rule already holds for keep their days when it is widened, and it starts over after it was off', () => {
  const off = requirementOf('nobody', none, day('2026-02-01'))
  expect([off, ruleOf(off)]).toEqual([{ ownersSince: null, everyoneSince: null }, 'nobody'])
  const first = requirementOf('owners', off, day('2026-03-01'))
  expect([first, ruleOf(first)]).toEqual([{ ownersSince: day('2026-03-01'), everyoneSince: null }, 'owners'])
  const wider = requirementOf('everyone', first, day('2026-04-01'))
  expect([wider, ruleOf(wider)]).toEqual([everyone, 'everyone'])
  expect(requirementOf('everyone', wider, day('2026-05-01'))).toEqual(everyone)
  expect(requirementOf('owners', wider, day('2026-05-01'))).toEqual(first)
  expect(requirementOf('everyone', off, day('2026-06-01'))).toEqual({
    ownersSince: day('2026-06-01'),
    everyoneSince: day('2026-06-01'),
  })
})
