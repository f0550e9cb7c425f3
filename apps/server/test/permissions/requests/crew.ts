import { addDays } from '@tourdesk/domain/calendar'
import { newId } from '../../../src/kernel/newId.ts'
import { crewPhone, tokenOf } from '../../crewPhone.ts'
import type { World } from '../world.ts'
import type { Requests } from './requestsOf.ts'

const date = '2026-03-11'
let signedDay = '2031-05-01'

export const crewRequests: Requests<
  | 'crewLinks'
  | 'crewSessions'
  | 'crewEntry'
  | 'crew'
  | 'boardings'
  | 'dayChecks'
  | 'crewReplies'
  | 'crewSettings'
  | 'checkSettings'
> = {
  crewLinks: { make: async ({ server }) => ({ params: { id: (await server.given.operator()).id } }) },
  crewSessions: {
    list: async ({ server }) => ({ params: { id: (await server.given.operator()).id } }),
    async end({ server, users, office }) {
      const operator = await server.given.operator()
      await crewPhone(server, users.owner, operator)
      const { data } = await office.crewSessions.list({ params: { id: operator.id } })
      return { params: { id: operator.id, sessionId: data[0]?._id ?? '' } }
    },
  },
  crewEntry: {
    check: async (world) => ({ body: { token: (await link(world)).token } }),
    enter: async (world) => ({ body: await link(world) }),
    leave: () => ({}),
  },
  crew: {
    me: () => ({}),
    changeMe: () => ({ body: { language: 'en' } }),
    makeCalendarLink: () => ({}),
    days: () => ({}),
    away: () => ({}),
    enterAway: () => ({ body: { startDate: date, endDate: date, clientKey: newId() } }),
    removeAway: () => ({ params: { id: newId() } }),
    unit: async (world) => ({ params: { id: (await unit(world))._id } }),
    send: () => ({ body: { events: [] } }),
    live: () => ({}),
  },
  boardings: {
    list: () => ({ query: { date } }),
    async send(world) {
      const note = { kind: 'note', text: 'Waits at the gate', at: world.server.clock.now().toISOString() }
      return { body: { events: [{ _id: newId(), tourCar: (await unit(world))._id, ...note }] } }
    },
    ofOrder: async (world, asked) => ({ params: { id: (await world.orderOf(asked))._id } }),
  },
  dayChecks: {
    counts: () => ({ query: { startDate: date, endDate: date } }),
    ofDay: () => ({ params: { date } }),
    async markKnown(world) {
      const key = await openIncident(world)
      return { params: { date }, body: { key, reason: 'We sent another car' } }
    },
    async reopen(world) {
      const key = await openIncident(world)
      await world.office.dayChecks.markKnown({ params: { date }, body: { key, reason: 'Solved' } })
      return { params: { date, key } }
    },
    async signOff(world) {
      // A day of its own: other requests leave findings on theirs that must be solved first.
      signedDay = addDays(signedDay, 1)
      const params = { date: signedDay }
      const { hash } = await world.office.dayChecks.ofDay({ params })
      return { params, body: { hash, clientKey: newId() } }
    },
    changes: () => ({ params: { date } }),
  },
  crewReplies: {
    async set(world) {
      const guide = await world.server.given.operator()
      const { _id } = await world.server.given.unit({ tour: await world.tour(), date, guide: [guide] })
      return { params: { id: _id }, body: { operator: guide.id, reply: 'accepted' } }
    },
  },
  crewSettings: {
    get: () => ({}),
    change: async ({ server, users }) => ({ body: await server.as(users.super).crewSettings.get() }),
  },
  checkSettings: {
    get: () => ({}),
    change: async ({ server, users }) => ({ body: await server.as(users.super).checkSettings.get() }),
  },
}

async function link({ server, office }: World) {
  const { id, mobile_phone } = await server.given.operator()
  const made = await office.crewLinks.make({ params: { id } })
  return { token: tokenOf(made.link), phoneEnd: mobile_phone.slice(-4) }
}

async function unit({ server, tour }: World) {
  return server.given.unit({ tour: await tour(), date })
}

/** The key of an incident of the day, which was just reported. */
async function openIncident(world: World): Promise<string> {
  const { server, office } = world
  const text = `A flat tyre ${newId()}`
  const at = server.clock.now().toISOString()
  const tourCar = (await unit(world))._id
  await office.boardings.send({ body: { events: [{ _id: newId(), tourCar, kind: 'incident', text, at }] } })
  const { data } = await office.dayChecks.ofDay({ params: { date } })
  return data.find((found) => found.code === 'incident' && found.params.text === text)?.key ?? ''
}
