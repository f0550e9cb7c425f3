import { describe, expect, it } from 'vitest'
import type { Person } from '../access/actor.ts'
import type { Role } from '../access/roles.ts'
import { givenOrder } from '../testing/given.ts'
import { bindDraft } from './bindDraft.ts'

const sent = givenOrder({ agency: 'galil-tours', agent: 'noa', source: 'website', paymentTBD: true })

describe('an order as a person may send it', () => {
  it('FORM-80 OPERM-14 an agent books for the own account and in the own name', () => {
    expect(bindDraft(sent, person('AGENT'))).toMatchObject({ agency: 'carmel-travel', agent: 'dana' })
  })

  it('FORM-81 an admin of the agency chooses the agent, not the agency', () => {
    expect(bindDraft(sent, person('ADMIN'))).toMatchObject({ agency: 'carmel-travel', agent: 'noa' })
  })

  it('HOLE-O48 HOLE-O17 source and an open price are the office’s to set', () => {
    expect(bindDraft(sent, person('OWNER'))).toMatchObject({ source: 'office', paymentTBD: false })
    expect(bindDraft(sent, person('ADMIN', true))).toBe(sent)
  })
})

function person(role: Role, isMain = false): Person {
  const account = {
    _id: isMain ? 'office' : 'carmel-travel',
    name: 'Carmel Travel',
    isMain,
    doesIncludeAffiliation: false,
    dailyToursOnly: false,
    doesAllowPaymentToAgency: false,
    allowPrivateGroup: false,
  }
  return { kind: 'person', userId: 'dana', name: 'Dana Levi', isSuper: false, role, account }
}
