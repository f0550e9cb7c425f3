import { addDays, dayIn } from '@tourdesk/domain/calendar'
import { inviteDays } from '@tourdesk/domain/identity/checkInvite'
import { newInviteToken } from '../../../src/identity/inviteTokens.ts'
import { hashToken } from '../../../src/identity/tokens.ts'
import { newId } from '../../../src/kernel/newId.ts'
import type { GivenUser } from '../../given/ground.ts'
import type { World } from '../world.ts'
import type { Requests } from './requestsOf.ts'

const name = { firstName: 'Yael', lastName: 'Bar' }

export const peopleRequests: Requests<'users' | 'invites' | 'agencies' | 'commissions'> = {
  users: {
    list: (world, asked) => ({ query: { accountId: world.accountOf(asked) } }),
    get: async (world, asked) => ({ params: { id: (await world.personOf(asked)).id } }),
    create: (world, asked) => ({
      body: {
        ...name,
        accountId: world.accountOf(asked),
        email: world.fresh('yael'),
        password: 'olive-grove-3',
      },
    }),
    change: async (world, asked) => ({ params: { id: (await world.personOf(asked)).id }, body: name }),
    remove: async (world, asked) => ({ params: { id: (await world.personOf(asked)).id } }),
    signup: ({ fresh }) => ({
      body: { email: `${fresh('guest')}@example.com`, password: 'olive-grove-3', name: 'Yael Bar' },
    }),
  },
  invites: {
    list: (world, asked) => ({ query: { accountId: world.accountOf(asked) } }),
    create: (world, asked) => ({ body: inviteInto(world, world.accountOf(asked)) }),
    async remove(world, asked) {
      const boss = world.server.as(world.users.super)
      const { id } = await boss.invites.create({ body: inviteInto(world, world.accountOf(asked)) })
      return { params: { id } }
    },
  },
  agencies: {
    sellers: () => ({}),
    list: () => ({}),
    get: (world, asked) => ({ params: { id: world.accountOf(asked) } }),
    create: ({ fresh }) => ({ body: { name: fresh('Harbour Travel '), mobilePhone: '03-5550199' } }),
    async change(world, asked) {
      const id = world.accountOf(asked)
      const { name } = await world.office.agencies.get({ params: { id } })
      return { params: { id }, body: { name, mobilePhone: '03-5550199' } }
    },
    remove: async ({ server }, { about, user }) => ({
      params: { id: about === 'other' ? (await server.given.account()).id : user.account.id },
    }),
    async invite(world, asked) {
      const { given } = world.server
      const elsewhere = await given.user({ role: 'AGENT', account: await given.account() })
      return { body: { accountId: world.accountOf(asked), userId: elsewhere.id, role: 'ADMIN' } }
    },
    async confirm(world, { about, user }) {
      const status = about === 'waiting' ? 'PENDING' : 'ACTIVE'
      const account = await world.server.given.account({ status })
      const params = { id: account.id }
      if (about === 'self') return { params, body: { token: await invited(world, account, user) } }
      if (about === 'other') await invited(world, account, await world.server.given.user())
      return { params }
    },
    async mailInvite(world, { about, user }) {
      const account = await world.server.given.account()
      await invited(world, account, about === 'self' ? user : await world.server.given.user())
      return { params: { id: account.id } }
    },
  },
  commissions: {
    get: (world, asked) => ({ params: { id: world.accountOf(asked) }, query: { type: 'commission' } }),
    change(world, asked) {
      const _id = world.accountOf(asked)
      return { params: { id: _id }, body: { _id, commissionRate: 12, commissionPerTour: [] } }
    },
  },
}

function inviteInto({ fresh }: World, accountId: string) {
  return { ...name, accountId, email: `${fresh('invited')}@example.com`, role: 'ADMIN' as const }
}

/** Invites an existing user; returns the token from the mail. */
async function invited({ server, users }: World, { id: accountId }: { id: string }, user: GivenUser) {
  const now = server.clock.now()
  const token = newInviteToken()
  const expires_at = new Date(`${addDays(dayIn(now), inviteDays)}T10:00:00Z`)
  const row = {
    id: newId(),
    token_hash: hashToken(token),
    account_id: accountId,
    sender_id: users.super.id,
    email: user.login,
  }
  await server.db
    .insertInto('invites')
    .values({ ...row, role: 'AGENT', status: 'PENDING', created_at: now, expires_at })
    .execute()
  return token
}
