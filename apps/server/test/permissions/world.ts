import type { Order } from '@tourdesk/contract/orders/orderShapes'
import type { TestServer } from '../as.ts'
import type { GivenUser } from '../given/ground.ts'
import { once } from '../given/once.ts'
import type { Subject, Visitor } from './people.ts'

/** One case of the table: a caller, and the subject of the call. */
export interface Try {
  who: Visitor
  about: Subject
  /** The user; for a stranger it's the office's owner, whose records they try to reach. */
  user: GivenUser
}

export type World = Awaited<ReturnType<typeof openWorld>>

/** The office, two agencies and their users, with records of each. */
export async function openWorld(server: TestServer) {
  const { given, as } = server
  const main = await given.mainAccount()
  const [agency, foreign] = [await given.account(), await given.account()]
  const users: Record<Exclude<Visitor, 'stranger'>, GivenUser> = {
    user: await given.user({ role: 'USER' }),
    agent: await given.user({ role: 'AGENT', account: agency }),
    agAdmin: await given.user({ role: 'ADMIN', account: agency }),
    agOwner: await given.user({ role: 'OWNER', account: agency }),
    agSuper: await given.user({ isSuper: true, account: agency }),
    admin: await given.user({ role: 'ADMIN' }),
    owner: await given.owner(),
    super: await given.user({ isSuper: true }),
  }
  const colleagues = {
    main: await given.user({ role: 'ADMIN' }),
    agency: await given.user({ role: 'AGENT', account: agency }),
    foreign: await given.user({ account: foreign }),
  }
  const shared = new Map<GivenUser, () => Promise<Order>>()
  let counter = 0
  return {
    server,
    main,
    agency,
    foreign,
    users,
    office: as(users.owner),
    /** Another user of the office. */
    colleague: colleagues.main,
    tour: once(() => given.tour()),
    /** A unique text that starts with the word. */
    fresh(word: string): string {
      counter += 1
      return `${word}${counter}`
    },
    /** The id of the account that a call is about. */
    accountOf: ({ about, user }: Try) => (about === 'other' ? foreign.id : user.account.id),
    /** A shared order that no call changes. */
    orderOf(asked: Try): Promise<Order> {
      const by = bookerOf(asked)
      const order = shared.get(by) ?? once(() => given.order({ by }))
      shared.set(by, order)
      return order()
    },
    /** A new order for a call that changes it. */
    freshOrderOf: (asked: Try): Promise<Order> => given.order({ by: bookerOf(asked) }),
    bookerOf,
    /** The user that a call is about. */
    personOf,
  }

  /** The user who books an order for this case; end users can't. */
  function bookerOf({ who, about, user }: Try): GivenUser {
    const { main: officeColleague, agency: agencyColleague, foreign: stranger } = colleagues
    if (about === 'other') return stranger
    if (about === 'team') return user.account.id === main.id ? officeColleague : agencyColleague
    return who === 'user' ? users.owner : user
  }

  async function personOf({ who, about, user }: Try): Promise<GivenUser> {
    if (about === 'self') return user
    if (about === 'other') return given.user({ role: 'AGENT', account: foreign })
    const role = about === 'peer' ? roleOf[who] : user.account.id === main.id ? 'USER' : 'AGENT'
    return given.user({ role, account: user.account })
  }
}

const roleOf = {
  stranger: 'OWNER',
  user: 'USER',
  agent: 'AGENT',
  agAdmin: 'ADMIN',
  agOwner: 'OWNER',
  agSuper: 'OWNER',
  admin: 'ADMIN',
  owner: 'OWNER',
  super: 'OWNER',
} as const satisfies Record<Visitor, string>
