import { newId } from '../../../src/kernel/newId.ts'
import type { World } from '../world.ts'
import type { Requests } from './requestsOf.ts'

const date = '2026-03-11'

export const dispatchRequests: Requests<'tourEvents' | 'tourCars' | 'seats' | 'unitStops' | 'manifests'> = {
  tourEvents: {
    getOrCreate: async ({ tour }) => ({ params: { date }, query: { tour: (await tour()).id } }),
    calendar: () => ({ query: { startDate: date, endDate: date } }),
    assignments: () => ({ query: { startDate: date, endDate: date } }),
    assignmentsOfDay: () => ({ params: { date } }),
    day: () => ({ params: { date } }),
  },
  tourCars: {
    create: async (world) => ({ body: { tourEvent: (await unit(world)).tourEvent } }),
    change: async (world) => ({
      params: { id: (await unit(world))._id },
      body: { car: null, externalCar: null, driver: null, guide: [] },
    }),
    remove: async (world) => ({ params: { id: (await unit(world))._id } }),
    addOrder: async (world) => putting(await unit(world), await entry(world)),
    async removeOrder(world) {
      const put = putting(await unit(world), await entry(world))
      await world.office.tourCars.addOrder(put)
      return { params: { tourCarId: put.params.id, selectedTourId: put.body.selectedTour } }
    },
    resources: async (world) => ({ params: { id: (await unit(world))._id } }),
    ofDate: () => ({ params: { date } }),
  },
  seats: {
    async split(world) {
      const [{ _id: tourCar }, order] = [await unit(world), await entry(world)]
      const participants = order.selectedTours[0]?.participants ?? {}
      return { params: seatsOf(order), body: { parts: [{ tourCar, participants }], updatedAt: null } }
    },
    async move(world) {
      return { params: seatsOf(await entry(world)), body: { to: (await unit(world))._id } }
    },
  },
  unitStops: {
    get: async (world) => ({ params: { id: (await unit(world))._id } }),
    drives: async (world) => ({ params: { id: (await unit(world))._id } }),
    async change(world) {
      const { _id } = await unit(world)
      const { tourCars, unitStops } = world.office
      await tourCars.addOrder(putting({ _id }, await entry(world)))
      const { stops, updatedAt } = await unitStops.get({ params: { id: _id } })
      return {
        params: { id: _id },
        body: { stops: stops.map(({ key }) => ({ key, time: '06:30' })), updatedAt },
      }
    },
  },
  manifests: {
    list: () => ({ query: { date } }),
    get: async (world) => ({ params: { tourCarId: (await unit(world))._id } }),
    versions: async (world) => ({ params: { tourCarId: (await unit(world))._id } }),
    print: async (world) => ({ body: await printing(world) }),
    async file(world) {
      const { _id } = await world.office.manifests.print({ body: await printing(world) })
      return { params: { id: _id } }
    },
  },
}

async function printing(world: World) {
  const scope = { tourCar: (await unit(world))._id }
  return { scope, kind: 'driver', locale: 'en', format: 'csv', clientKey: newId() } as const
}

async function unit({ server, tour }: World) {
  return server.given.unit({ tour: await tour(), date })
}

async function entry({ server, tour }: World) {
  return server.given.order({ selectedTours: [{ tour: (await tour()).id, date }] })
}

function putting({ _id }: { _id: string }, order: Awaited<ReturnType<typeof entry>>) {
  const selectedTour = order.selectedTours[0]?._id ?? ''
  return { params: { id: _id }, body: { _id, order: order._id, selectedTour } }
}

function seatsOf(order: Awaited<ReturnType<typeof entry>>) {
  return { orderId: order._id, entryId: order.selectedTours[0]?._id ?? '' }
}
