import { contract } from '@tourdesk/contract/contract'
import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Route } from '@tourdesk/contract/kernel/route'
import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { mayDo } from '../../src/kernel/authorize.ts'
import { startServer } from '../as.ts'
import { makeCall } from './makeCall.ts'
import { type Caller, callers, isCaller, outcomes, people, type Visitor, type Who } from './people.ts'
import { type Row, readTable } from './readTable.ts'
import { table } from './table.ts'
import { openWorld } from './world.ts'

const server = await startServer()
afterAll(server.close)
const world = await openWorld(server)
const rows = readTable(table)

describe('who may do what', () => {
  // Registration and login are limited per address, and everyone in this test has the same one.
  afterEach(() => server.db.deleteFrom('attempts').execute())

  it.each(rows)('ROLE-28 HOLE-A25 $call ($about)', async (row) => {
    const seen: Record<string, string> = {}
    for (const who of Object.keys(people) as Who[])
      seen[who] = isCaller(who)
        ? outcomeWithoutLogin(row, who, seen.stranger ?? '')
        : await outcomeOf(row, who)
    expect(seen).toEqual(row.expected)
  })

  it('CPERM-10 HOLE-C7 only staff of the main account edit the catalogue and see its lists and inactive records', () => {
    const features = ['tours', 'tags', 'starTours', 'pricing', 'highlights', 'articles']
    const forAgencies = [
      'tours.active',
      'tours.activeOfMain',
      'tours.offered',
      'tours.get active',
      'starTours.list',
      'starTours.active',
      'starTours.get active',
      'pricing.management',
      'highlights.ofTour',
    ]
    const catalogue = rows.filter(({ call }) => features.includes(call.split('.')[0]!))
    expect(catalogue.length).toBeGreaterThan(30)
    for (const { call, about, expected } of catalogue) {
      const name = [call, about].join(' ').replace(/ -$/, '')
      const { stranger, user, agent, agAdmin, agOwner, agSuper, admin, owner, super: superUser } = expected
      const ofAgencies = [agent, agAdmin, agOwner, agSuper]
      const refusal = call.endsWith('.get') && about === 'inactive' ? '404' : '403'
      const everyone = (outcome: string) => ofAgencies.map(() => outcome)
      expect(ofAgencies, name).toEqual(everyone(forAgencies.includes(name) ? 'yes' : refusal))
      expect([stranger, user], name).toEqual(['401', '403'])
      expect(['401', '403'], name).not.toContain(owner)
      expect([admin, superUser], name).toEqual([owner, owner])
    }
  })

  it('MAN-28 only staff of the main account look at sheets and print them', () => {
    const sheets = rows.filter(({ call }) => call.startsWith('manifests.'))
    expect(sheets.length).toBeGreaterThan(4)
    for (const { call, expected } of sheets) {
      const { stranger, admin, owner, super: superUser, ...others } = expected
      expect([stranger, admin, owner, superUser], call).toEqual(['401', 'yes', 'yes', 'yes'])
      expect(new Set(Object.values(others)), call).toEqual(new Set(['403']))
    }
  })
})

/** For a public call, callers without a login count as strangers; `mayDo` decides about all others. */
function outcomeWithoutLogin(row: Row, who: Caller, ofStranger: string): string {
  const { access } = routeOf(row.call)
  if (access === 'public') return ofStranger
  return mayDo(callers[who], access) ? 'yes' : '403'
}

function routeOf(call: string): Route {
  const [feature = '', name = ''] = call.split('.')
  return (contract as Record<string, Record<string, Route>>)[feature]![name]!
}

async function outcomeOf(row: Row, who: Visitor): Promise<string> {
  const user = who === 'stranger' ? world.users.owner : world.users[who]
  try {
    const answer = await makeCall(world, row, who)
    return row.about === 'other' && accountOf(answer) === user.account.id ? 'own' : 'yes'
  } catch (problem) {
    if (!(problem instanceof Problem)) throw problem
    return problem.status in outcomes ? String(problem.status) : `${problem.status} ${problem.code}`
  }
}

/** The account of a new order. */
function accountOf(answer: unknown): string | undefined {
  return (answer as Partial<Order>).agency?._id
}
