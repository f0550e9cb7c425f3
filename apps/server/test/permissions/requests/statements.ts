import { dayIn } from '@tourdesk/domain/calendar'
import { newId } from '../../../src/kernel/newId.ts'
import type { Try, World } from '../world.ts'
import type { Requests } from './requestsOf.ts'

export const statementRequests: Requests<'statements'> = {
  statements: {
    list: () => ({ query: {} }),
    get: async (world, asked) => ({ params: { id: (await confirmed(world, asked))._id } }),
    async create(world, asked) {
      const { account, currency, from, to } = await toBill(world, asked)
      return { body: { account, currency, from, to, clientKey: newId() } }
    },
    async batch(world, asked) {
      const { account, from, to } = await toBill(world, asked)
      const before = await world.server.db
        .selectFrom('accounts')
        .select('id')
        .where('id', '<', account)
        .where('is_main', '=', false)
        .orderBy('id', 'desc')
        .executeTakeFirst()
      return { body: { from, to, after: before?.id ?? null } }
    },
    async refresh(world, asked) {
      const { _id: id } = await drafted(world, asked)
      await toBill(world, asked)
      return { params: { id } }
    },
    async leaveOut(world, asked) {
      const { _id: id, lines } = await drafted(world, asked)
      return { params: { id, lineId: lines[0]?._id ?? '' }, body: { isLeftOut: true } }
    },
    adjust: async (world, asked) => ({
      params: { id: (await drafted(world, asked))._id },
      body: { amount: -5, reason: 'The bus was late', clientKey: newId() },
    }),
    async confirm(world, asked) {
      const { _id: id, hash } = await drafted(world, asked)
      return { params: { id }, body: { hash, clientKey: newId() } }
    },
    void: async (world, asked) => ({
      params: { id: (await confirmed(world, asked))._id },
      body: { reason: 'Wrong period' },
    }),
    remove: async (world, asked) => ({ params: { id: (await drafted(world, asked))._id } }),
    async ask(world, asked) {
      const { _id: id, lines } = await confirmed(world, asked)
      return {
        params: { id, lineId: lines[0]?._id ?? '' },
        body: { text: 'Which museum?', clientKey: newId() },
      }
    },
    async answer(world, asked) {
      const { _id: id, lines } = await confirmed(world, asked)
      const params = { id, lineId: lines[0]?._id ?? '' }
      const body = { text: 'Which museum?', clientKey: newId() }
      const after = await world.office.statements.ask({ params, body })
      return { params: { id: after.lines[0]?.questions[0]?._id ?? '' }, body: { text: 'The one in Akko' } }
    },
    pay: async (world, asked) => ({
      params: { id: (await confirmed(world, asked)).account._id },
      body: { ...moneyOn(world), clientKey: newId() },
    }),
    async compare(world, asked) {
      const { _id: statement, account } = await drafted(world, asked)
      const form = new FormData()
      form.append('list', new Blob(['V-77,50']), 'list.csv')
      return { params: { id: account._id }, query: { statement }, form }
    },
    async allocate(world, asked) {
      const { _id: statement, account } = await confirmed(world, asked)
      const body = { ...moneyOn(world), kind: 'payment' as const, clientKey: newId() }
      const { _id: id } = await world.office.agencyAccounts.record({ params: { id: account._id }, body })
      return { params: { id }, body: { allocations: [{ statement, amount: 1 }] } }
    },
    async release(world, asked) {
      const { _id: statement, account } = await confirmed(world, asked)
      const allocations = [{ statement, amount: 1 }]
      const body = { ...moneyOn(world), allocations, clientKey: newId() }
      const { _id: id } = await world.office.statements.pay({ params: { id: account._id }, body })
      return { params: { id } }
    },
    file: async (world, asked) => ({
      params: { id: (await confirmed(world, asked))._id },
      query: { format: 'xlsx' },
    }),
    ageing: () => ({ query: {} }),
    ageingFile: () => ({ query: {} }),
  },
}

function moneyOn({ server }: World) {
  const day = dayIn(server.clock.now())
  return { currency: 'USD', amount: 1, day, method: 'cash' } as const
}

/** Something to bill of the agency that a call is about. */
async function toBill(world: World, { about }: Try) {
  const account = about === 'other' ? world.foreign.id : world.agency.id
  const day = dayIn(world.server.clock.now())
  const body = { kind: 'adjustment', currency: 'USD', amount: 50, day, note: 'A museum' } as const
  await world.office.agencyAccounts.record({ params: { id: account }, body: { ...body, clientKey: newId() } })
  return { account, currency: 'USD' as const, from: day, to: day }
}

async function drafted(world: World, asked: Try) {
  return world.office.statements.create({ body: { ...(await toBill(world, asked)), clientKey: newId() } })
}

async function confirmed(world: World, asked: Try) {
  const { _id: id, hash } = await drafted(world, asked)
  return world.office.statements.confirm({ params: { id }, body: { hash, clientKey: newId() } })
}
