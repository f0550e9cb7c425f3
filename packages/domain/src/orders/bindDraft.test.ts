import { describe, expect, it } from 'vitest'
import { givenOrder } from '../testing/given.ts'
import { dana, office } from '../testing/people.ts'
import { bindDraft } from './bindDraft.ts'

const sent = givenOrder({ agency: 'galil-tours', agent: 'noa', source: 'website', paymentTBD: true })

describe('what a person may send with an order', () => {
  it('FORM-80 OPERM-14 agents book for their own account and in their own name', () => {
    expect(bindDraft(sent, dana('AGENT'))).toMatchObject({ agency: 'carmel', agent: 'dana' })
  })

  it('FORM-81 an agency’s admin chooses the agent, not the agency', () => {
    expect(bindDraft(sent, dana('ADMIN'))).toMatchObject({ agency: 'carmel', agent: 'noa' })
  })

  it('HOLE-O48 HOLE-O17 only the office sets the source and an open price', () => {
    expect(bindDraft(sent, dana('OWNER'))).toMatchObject({ source: 'office', paymentTBD: false })
    expect(bindDraft(sent, dana('ADMIN', office))).toBe(sent)
  })
})
