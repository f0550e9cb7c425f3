import sharp from 'sharp'
import type { TestClient } from '../../given/ground.ts'
import { once } from '../../given/once.ts'
import type { Try, World } from '../world.ts'
import type { Requests } from './requestsOf.ts'

const picture = once(() =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#1e7a8c' } })
    .png()
    .toBuffer(),
)

export const officeRequests: Requests<
  | 'activity'
  | 'search'
  | 'uploads'
  | 'outbox'
  | 'businessSettings'
  | 'checklistSettings'
  | 'messageSettings'
  | 'messageTemplates'
  | 'securitySettings'
  | 'pricing'
  | 'currency'
  | 'cancellationPolicies'
  | 'rates'
  | 'editLogs'
  | 'home'
  | 'reports'
  | 'live'
  | 'undo'
  | 'views'
> = {
  uploads: {
    async images(_, { about }) {
      const form = new FormData()
      form.append('images[0]', new Blob([new Uint8Array(await picture())], { type: 'image/png' }), 'tour.png')
      return { query: { folder: about === 'catalogue' ? 'tours' : 'misc' }, form }
    },
  },
  reports: {
    get: () => ({ params: { name: 'sales' } }),
    file: () => ({ params: { name: 'sales' } }),
  },
  activity: {
    list: () => ({}),
    async get(world, asked) {
      const { _id: thing } = await world.orderOf(asked)
      const { data } = await world.office.activity.list({ query: { thing, limit: 1 } })
      return { params: { id: data[0]!._id } }
    },
    choices: () => ({}),
    file: () => ({}),
  },
  search: { everything: () => ({ query: { q: 'dana' } }) },
  outbox: {
    list: () => ({}),
    async get({ server, users, fresh }) {
      const body = { accountId: users.owner.account.id, email: `${fresh('mailed')}@example.com` }
      const name = { firstName: 'Yael', lastName: 'Bar' }
      await server.as(users.super).invites.create({ body: { ...body, ...name, role: 'ADMIN' } })
      const mail = await server.db
        .selectFrom('mail_outbox')
        .select('id')
        .where('recipient', '=', body.email)
        .executeTakeFirstOrThrow()
      return { params: { id: mail.id } }
    },
  },
  businessSettings: {
    get: () => ({}),
    change: async ({ server, users }) => ({ body: await server.as(users.super).businessSettings.get() }),
  },
  messageSettings: {
    get: () => ({}),
    change: async ({ server, users }) => ({ body: await server.as(users.super).messageSettings.get() }),
  },
  messageTemplates: {
    list: () => ({}),
    change: () => ({ params: template, body: { subject: 'Hello', body: 'Hello' } }),
    reset: async ({ server, users }) => {
      const { messageTemplates } = server.as(users.super)
      await messageTemplates.change({ params: template, body: { subject: 'Hello', body: 'Hello' } })
      return { params: template, body: {} }
    },
    preview: () => ({ body: { ...template, subject: 'Hello', body: 'Hello' } }),
  },
  checklistSettings: {
    get: () => ({}),
    change: async ({ server, users }) => ({ body: await server.as(users.super).checklistSettings.get() }),
  },
  securitySettings: {
    get: () => ({}),
    change: () => ({ body: { secondFactorFrom: 'nobody', idleMinutes: 720 } }),
  },
  pricing: {
    management: () => ({}),
    ofAccount: (world, asked) => ({ params: { id: world.accountOf(asked) }, query: { type: 'data' } }),
    usage: async ({ server }) => ({ query: { of: 'tours', id: (await server.given.tour()).id } }),
    async change(world, asked) {
      const id = world.accountOf(asked)
      const { priceManagement } = await world.office.pricing.ofAccount({
        params: { id },
        query: { type: 'data' },
      })
      return { params: { id }, body: { _id: id, priceManagement } }
    },
  },
  currency: {
    fixed: async (world, asked) =>
      asked.about === '-' ? {} : { query: { orderId: (await world.orderOf(asked))._id } },
  },
  cancellationPolicies: {
    list: () => ({}),
    create: ({ fresh }) => ({ body: { name: fresh('Terms ') } }),
    change: async (world) => ({ ...(await aPolicy(world)), body: { name: world.fresh('Terms ') } }),
    remove: aPolicy,
  },
  rates: {
    current: () => ({}),
    settings: () => ({}),
    change: () => ({ body: { EUR: 0.92, ILS: 3.7, fetchesDaily: false } }),
    fetch: () => ({}),
  },
  editLogs: { ofOrder: async (world, asked) => ({ params: { id: (await world.orderOf(asked))._id } }) },
  home: {
    get: () => ({}),
    checklist: () => ({}),
  },
  live: { stream: () => ({}) },
  views: {
    list: () => ({ query: { list: 'orders' } }),
    get: aView,
    create: ({ fresh }) => ({ body: viewForm(fresh('Unpaid ')) }),
    async change(world, asked) {
      return { ...(await aView(world, asked)), body: { name: world.fresh('Tomorrow ') } }
    },
    remove: aView,
  },
  undo: {
    async take(world, asked) {
      const order = await world.freshOrderOf(asked)
      const isOwn = asked.about === 'own' && asked.who !== 'user'
      const by = world.server.as(isOwn ? asked.user : world.colleague)
      const { undo } = await by.orders.cancel({ body: { orderId: order._id, canRefund: true } })
      return { params: { id: undo ?? '' } }
    },
  },
}

const withViews: ReadonlySet<Try['who']> = new Set([
  'agent',
  'agAdmin',
  'agOwner',
  'agSuper',
  'admin',
  'owner',
  'super',
])

/** A view of the caller, of a colleague, or of a person in another account. */
async function aView({ server, users, colleague, fresh, foreign }: World, { about, who, user }: Try) {
  if (about === 'own' && withViews.has(who)) return viewOf(server.as(user), fresh('Own '))
  if (about === 'team' || about === 'own') return viewOf(server.as(colleague), fresh("Colleague's "))
  const view = await viewOf(server.as(users.owner), fresh('Elsewhere '))
  await server.db
    .updateTable('saved_views')
    .set({ account_id: foreign.id })
    .where('id', '=', view.params.id)
    .execute()
  return view
}

async function viewOf({ views }: TestClient, name: string) {
  return { params: { id: (await views.create({ body: viewForm(name) }))._id } }
}

function viewForm(name: string) {
  return { list: 'orders' as const, name, filters: { money: 'unpaid' }, columns: [] }
}

async function aPolicy({ server, users, fresh }: World) {
  const body = { name: fresh('Terms ') }
  return { params: { id: (await server.as(users.owner).cancellationPolicies.create({ body }))._id } }
}

const template = { event: 'order_confirmed', channel: 'email', language: 'en' } as const
