import { describe, expect, it } from 'vitest'
import { givenOrder } from '../testing/given.ts'
import { personOf } from '../testing/personOf.ts'
import { bindDraft } from './bindDraft.ts'

const sent = givenOrder({ agency: 'galil-tours', agent: 'noa', source: 'website', paymentTBD: true })

describe('an order as a person may send it', () => {
  it('FORM-80 OPERM-14 an agent books for the own account and in the own name', () => {
    expect(bindDraft(sent, personOf('AGENT'))).toMatchObject({ agency: 'carmel-travel', agent: 'dana' })
  })

  it('FORM-81 an admin of the agency chooses the agent, not the agency', () => {
    expect(bindDraft(sent, personOf('ADMIN'))).toMatchObject({ agency: 'carmel-travel', agent: 'noa' })
  })

  it('HOLE-O48 HOLE-O17 source and an open price are the office’s to set', () => {
    expect(bindDraft(sent, personOf('OWNER'))).toMatchObject({ source: 'office', paymentTBD: false })
    expect(bindDraft(sent, personOf('ADMIN', true))).toBe(sent)
  })
})
