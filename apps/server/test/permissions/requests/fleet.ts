import type { Requests } from './requestsOf.ts'

const operatorForm = {
  role: 'guide',
  firstName: 'Rachel',
  lastName: 'Amsalem',
  mobilePhone: '050-5550142',
  email: 'rachel@example.com',
} as const
const carForm = { seats: 10, make: 'Ford Transit', year: 2023 }
const supplierForm = {
  name: 'Negev Coaches',
  contact: 'Shimon Attias',
  contactPhone: '08-5550211',
  contactEmail: 'office@example.com',
}

export const fleetRequests: Requests<'operators' | 'cars' | 'carSuppliers' | 'availabilities'> = {
  operators: {
    list: () => ({}),
    get: async ({ server }) => ({ params: { id: (await server.given.operator()).id } }),
    onDate: () => ({ query: { date: '2026-03-11' } }),
    save: () => ({ body: operatorForm }),
    change: async ({ server }) => ({
      params: { id: (await server.given.operator()).id },
      body: operatorForm,
    }),
    remove: async ({ server }) => ({ params: { id: (await server.given.operator()).id } }),
  },
  cars: {
    list: () => ({}),
    get: async ({ server }) => ({ params: { id: (await server.given.car()).id } }),
    save: ({ fresh }) => ({ body: { ...carForm, plateId: fresh('plate') } }),
    change: async ({ server, fresh }) => ({
      params: { id: (await server.given.car()).id },
      body: { ...carForm, plateId: fresh('plate') },
    }),
  },
  carSuppliers: {
    list: () => ({}),
    get: async ({ server }) => ({ params: { id: (await server.given.carSupplier()).id } }),
    save: () => ({ body: supplierForm }),
    change: async ({ server }) => ({
      params: { id: (await server.given.carSupplier()).id },
      body: supplierForm,
    }),
  },
  availabilities: {
    set: async ({ server }) => ({
      body: {
        itemId: (await server.given.operator()).id,
        objType: 'Operator',
        startDate: '2026-03-11',
        endDate: '2026-03-12',
        status: 'reserved',
      },
    }),
    async remove({ server }) {
      const operator = await server.given.operator()
      const range = await server.given.availability({ operator_id: operator.id, start_date: '2026-03-11' })
      return { params: { objId: operator.id, availId: range.id, objType: 'Operator' } }
    },
  },
}
