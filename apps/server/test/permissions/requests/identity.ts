import { startSession } from '../../../src/identity/startSession.ts'
import { hashToken, newToken } from '../../../src/identity/tokens.ts'
import { codeOf, givenApp } from '../../given/authenticator.ts'
import type { GivenUser } from '../../given/ground.ts'
import { givenPasskey, passkeyDevice } from '../../given/passkeyDevice.ts'
import { lastToken } from '../../mailbox.ts'
import type { World } from '../world.ts'
import type { Requests } from './requestsOf.ts'

const password = 'olive-grove-3'
const name = { firstName: 'Yael', lastName: 'Bar' }

export const identityRequests: Requests<'auth' | 'ownSessions' | 'passkeys' | 'secondFactor'> = {
  auth: {
    login: (_, { user }) => ({ body: { email: user.login, password: user.password } }),
    secondFactor: () => ({ body: { challenge: 'over', code: '123456' } }),
    logout: () => ({}),
    getCurrentUser: () => ({}),
    noteUse: () => ({}),
    refreshToken: () => ({}),
    setUserAccount: (world, asked) => ({ body: { accountId: world.accountOf(asked) } }),
    signup: ({ fresh }) => ({ body: { email: `${fresh('guest')}@example.com`, password } }),
    async openInvite(world) {
      const { token } = await mailedInvite(world)
      return { body: { token } }
    },
    async signupWithInvite(world) {
      const { token, email } = await mailedInvite(world)
      return { params: { token }, body: { email, ...name, password, token } }
    },
    isSetUp: () => ({}),
    checkSetUp: () => ({ body: { token: 'used' } }),
    setUp: () => ({ body: { ...name, email: 'first@example.com', password, token: 'used' } }),
    forgotPassword: (_, { user }) => ({ body: { email: user.login } }),
    checkReset: async (world) => ({ body: { token: await resetToken(world) } }),
    changePassword: (_, { user }) => ({
      body: { oldPassword: user.password, password: user.password },
    }),
    resetPassword: async (world) => ({ body: { token: await resetToken(world), password } }),
  },
  ownSessions: {
    list: () => ({}),
    end: async (world, { user, about }) => ({
      params: { id: await otherSession(world, about === 'other' ? world.colleague : user) },
    }),
    endOthers: () => ({}),
  },
  passkeys: {
    list: () => ({}),
    start: () => ({}),
    async add({ server }, { user }) {
      const options = await server.as(user).passkeys.start()
      return { body: { name: 'Phone', attestation: passkeyDevice(server.product.origin).create(options) } }
    },
    async rename({ server, colleague, fresh }, { user, about }) {
      const { id } = await givenPasskey(server, about === 'other' ? colleague.id : user.id)
      return { params: { id }, body: { name: fresh('Phone') } }
    },
    async remove({ server, colleague }, { user, about }) {
      const { id } = await givenPasskey(server, about === 'other' ? colleague.id : user.id)
      return { params: { id } }
    },
    startSignIn: () => ({}),
    async signIn({ server }) {
      const { device } = await givenPasskey(server, (await server.given.user()).id)
      return { body: { assertion: device.sign(await server.stranger.passkeys.startSignIn()) } }
    },
  },
  secondFactor: {
    get: () => ({}),
    startApp: () => ({}),
    confirmApp: async ({ server: { as, clock } }, { user }) => {
      const { secret } = await as(user).secondFactor.startApp()
      return { body: { code: codeOf(secret, clock.now()) } }
    },
    async removeApp({ server }, { user }) {
      await givenApp(server, user.id)
      return {}
    },
    async makeRecoveryCodes({ server }, { user }) {
      await givenApp(server, user.id)
      return {}
    },
    startConfirm: () => ({}),
    async confirm({ server }, { user }) {
      const { recoveryCodes } = await givenApp(server, user.id)
      return { body: { password: user.password, recoveryCode: recoveryCodes[0] } }
    },
    async takeAway(world, asked) {
      const { id } = await world.personOf(asked)
      await givenApp(world.server, id)
      return { params: { id } }
    },
  },
}

/** Another session of a user. */
async function otherSession({ server: { db, clock } }: World, user: GivenUser): Promise<string> {
  const caller = { address: '', device: '', remembered: false, browserToken: undefined }
  const entering = { userId: user.id, accountId: user.account.id, caller, isConfirmed: false }
  const { sessionId } = await db.transaction().execute((tx) => startSession(tx, entering, clock.now()))
  return sessionId
}

async function mailedInvite({ server, users: { agOwner }, fresh }: World) {
  const email = `${fresh('invited')}@example.com`
  const body = { accountId: agOwner.account.id, email, role: 'AGENT' as const, ...name }
  await server.as(agOwner).invites.create({ body })
  return { email, token: await lastToken(server.db, email) }
}

async function resetToken({ server: { db, clock, given } }: World): Promise<string> {
  const token = newToken()
  const now = clock.now()
  const row = { user_id: (await given.user()).id, token_hash: hashToken(token), created_at: now }
  await db
    .insertInto('password_resets')
    .values({ ...row, expires_at: new Date(now.getTime() + 60_000) })
    .execute()
  return token
}
