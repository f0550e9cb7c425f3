import type { Try, World } from '../world.ts'
import type { Requests } from './requestsOf.ts'

export const catalogueRequests: Requests<'tours' | 'tags' | 'starTours' | 'siteSettings'> = {
  tours: {
    list: () => ({}),
    active: () => ({}),
    offered: () => ({}),
    activeOfMain: () => ({}),
    seasons: () => ({}),
    copySeason: seasonOfATour,
    get: async ({ server }, { about }) => ({
      params: { id: (await server.given.tour({ is_active: about === 'active' })).id },
    }),
    create: ({ fresh }) => ({ body: tourForm(fresh('N')) }),
    change: async (world) => ({ ...(await aTour(world)), body: tourForm(world.fresh('N')) }),
    copyList: listOfATour,
    publish: aTour,
    deactivate: aTour,
    duplicate: aTour,
    remove: aTour,
  },
  tags: {
    list: () => ({}),
    get: aTag,
    create: ({ fresh }) => ({ body: { tag: fresh('Wine ') } }),
    change: async (world) => ({ ...(await aTag(world)), body: { tag: world.fresh('Hiking ') } }),
    remove: aTag,
  },
  starTours: {
    list: () => ({}),
    active: () => ({}),
    available: () => ({}),
    get: aStarTour,
    create: async (world) => ({ body: await starTourForm(world, 'new') }),
    async change(world, asked) {
      const { params } = await aStarTour(world, asked)
      return { params, body: await starTourForm(world, params.id) }
    },
  },
  siteSettings: { get: () => ({}) },
}

async function seasonOfATour({ server }: World) {
  const tour = await server.given.tour()
  const list = await server.db
    .selectFrom('price_lists')
    .select('id')
    .where('tour_id', '=', tour.id)
    .executeTakeFirstOrThrow()
  const tours = [{ tour: tour.id, list: list.id, updatedAt: tour.updated_at.toISOString() }]
  return { body: { tours, startDate: '2031-01-01', endsCopied: true } }
}

async function listOfATour(world: World) {
  const { tours } = (await seasonOfATour(world)).body
  const [source] = tours
  const to = await world.server.given.tour()
  const updatedAt = to.updated_at.toISOString()
  const from = { from: source?.tour ?? '', list: source?.list ?? '', fromUpdatedAt: source?.updatedAt ?? '' }
  return { params: { id: to.id }, body: { ...from, updatedAt, startDate: '2031-01-01' } }
}

function tourForm(number: string) {
  const languages = [{ language: 'english' as const, days: [0] }]
  return {
    name: 'Timna Park',
    number,
    isActive: false,
    groupTypes: [{ group_type: 'small_group' as const, languages }],
  }
}

async function aTour({ server }: World) {
  return { params: { id: (await server.given.tour()).id } }
}

async function aTag({ server, users, fresh }: World) {
  const tag = await server.as(users.owner).tags.create({ body: { tag: fresh('Desert ') } })
  return { params: { id: tag._id } }
}

async function aStarTour({ server, tour, fresh }: World, { about }: Try) {
  const row = { number: fresh('S'), is_active: about === 'active' }
  return { params: { id: (await server.given.starTour([await tour()], row)).id } }
}

async function starTourForm({ tour, fresh }: World, starTourId: string) {
  return { starTourId, name: 'Desert Days', number: fresh('S'), discount: 0.1, tours: [(await tour()).id] }
}
