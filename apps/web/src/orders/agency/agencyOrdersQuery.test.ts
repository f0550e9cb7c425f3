import { expect, test } from 'vitest'
import { agencyOrdersQueryOf } from './agencyOrdersQuery.ts'
import { agencyOrdersRows, agencyOrdersSearch } from './agencyOrdersSearch.ts'

const today = '2026-03-02'
const owner = { _id: 'orly', role: 'OWNER', isSuper: false } as const
const agent = { _id: 'shani', role: 'AGENT', isSuper: false } as const
type Person = Parameters<typeof agencyOrdersQueryOf>[1]['person']
const asked = (address: object, person: Person = owner) =>
  agencyOrdersQueryOf({ limit: agencyOrdersRows, ...agencyOrdersSearch.parse(address) }, { today, person })

test('AGO-10 AGO-15 OCONST-21 HOLE-O65 it starts with all statuses, fifty rows, 180 days back and a year ahead', () => {
  expect(asked({})).toEqual({
    search: undefined,
    statuses: undefined,
    agents: undefined,
    startDate: '2025-09-03',
    endDate: '2027-03-02',
    page: 1,
    limit: 50,
  })
})

test('AGO-17 the call has the agents, statuses and range of the address', () => {
  const agents = ['019b7000-0000-7000-8000-00000000dea1', '019b7000-0000-7000-8000-00000000dea2']
  const address = {
    agents: agents.join(','),
    statuses: 'PAID,PARTIAL',
    startDate: '2026-04-01',
    endDate: '2026-04-30',
  }
  expect(asked(address)).toMatchObject({ ...address, agents, statuses: ['PAID', 'PARTIAL'] })
})

test('AGO-13 for an agent the agent filter is fixed, whatever the address says', () => {
  expect(asked({ agents: '019b7000-0000-7000-8000-00000000dea1' }, agent).agents).toEqual(['shani'])
  expect(asked({}, { ...agent, isSuper: true }).agents).toBe(undefined)
})
