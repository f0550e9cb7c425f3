import { describe, expect, it } from 'vitest'
import { givenOrder } from '../testing/given.ts'
import { dana, office } from '../testing/people.ts'
import { bindDraft } from './bindDraft.ts'

const sent = givenOrder({ agency: 'galil-tours', agent: 'noa', source: 'website', paymentTBD: true })

describe('an order as a person may send it', () => {
  it('FORM-80 OPERM-14 an agent books for the own account and in the own name', () => {
    expect(bindDraft(sent, dana('AGENT'))).toMatchObject({ agency: 'carmel', agent: 'dana' })
  })

  it('FORM-81 an admin of the agency chooses the agent, not the agency', () => {
    expect(bindDraft(sent, dana('ADMIN'))).toMatchObject({ agency: 'carmel', agent: 'noa' })
  })

  it('HOLE-O48 HOLE-O17 source and an open price are the office’s to set', () => {
    expect(bindDraft(sent, dana('OWNER'))).toMatchObject({ source: 'office', paymentTBD: false })
    expect(bindDraft(sent, dana('ADMIN', office))).toBe(sent)
  })
})
