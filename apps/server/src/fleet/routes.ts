import type { availabilities, FleetDays } from '@tourdesk/contract/fleet/availabilities'
import type { carSuppliers } from '@tourdesk/contract/fleet/carSuppliers'
import type { cars } from '@tourdesk/contract/fleet/cars'
import type { operators } from '@tourdesk/contract/fleet/operators'
import { fieldProblem } from '@tourdesk/contract/kernel/problem'
import { type Day, type DayRange, dayIn } from '@tourdesk/domain/calendar'
import type { Call } from '../kernel/call.ts'
import type { Handlers } from '../kernel/mount.ts'
import type { SavedRecord } from '../records/saveRecord.ts'
import { removeAvailability } from './removeAvailability.ts'
import { removeOperator } from './removeOperator.ts'
import { saveCar } from './saveCar.ts'
import { saveCarSupplier } from './saveCarSupplier.ts'
import { saveOperator } from './saveOperator.ts'
import { setAvailability } from './setAvailability.ts'
import { showCarSupplier, showCarSuppliers } from './showCarSuppliers.ts'
import { showCar, showCars } from './showCars.ts'
import { ofRole, showOperator, showOperators, showOperatorsOnDate } from './showOperators.ts'

export const fleetRoutes: Handlers<{
  operators: typeof operators
  cars: typeof cars
  carSuppliers: typeof carSuppliers
  availabilities: typeof availabilities
}> = {
  operators: {
    async list({ query }, call) {
      return { data: ofRole(await showOperators(call, daysOf(query, call)), query.role) }
    },
    get: ({ params }, call) => showOperator(call, params.id),
    onDate: async ({ query }, call) => ({ data: await showOperatorsOnDate(call, query) }),
    save: async ({ body: { _id, ...form } }, call) =>
      saved(call, await saveOperator(call, _id, form), showOperator),
    change: async ({ params, body }, call) =>
      saved(call, await saveOperator(call, params.id, body), showOperator),
    async remove({ params }, call) {
      return { _id: params.id, undo: await removeOperator(call, params.id) }
    },
  },
  cars: {
    list: async ({ query }, call) => ({ data: await showCars(call, daysOf(query, call)) }),
    get: ({ params }, call) => showCar(call, params.id),
    save: async ({ body: { _id, ...form } }, call) => saved(call, await saveCar(call, _id, form), showCar),
    change: async ({ params, body }, call) => saved(call, await saveCar(call, params.id, body), showCar),
  },
  carSuppliers: {
    list: async (_, call) => ({ data: await showCarSuppliers(call) }),
    get: ({ params }, call) => showCarSupplier(call, params.id),
    save: async ({ body: { _id, ...form } }, call) =>
      saved(call, await saveCarSupplier(call, _id, form), showCarSupplier),
    change: async ({ params, body }, call) =>
      saved(call, await saveCarSupplier(call, params.id, body), showCarSupplier),
  },
  availabilities: {
    async set({ query, body }, call) {
      const days = daysOf(query, call)
      const undo = await setAvailability(call, body)
      return { ...(await showFleetDays(call, days)), undo }
    },
    async remove({ query, params: { objId, availId, objType } }, call) {
      const days = daysOf(query, call)
      const undo = await removeAvailability(call, { objType, id: objId }, availId)
      return { ...(await showFleetDays(call, days)), undo }
    },
  },
}

/** The answer to saving a form. */
async function saved<Shown>(
  call: Call,
  { id, undo }: SavedRecord,
  show: (call: Call, id: string) => Promise<Shown>,
): Promise<Shown & { undo: string | null }> {
  return { ...(await show(call, id)), undo }
}

/**
 * The requested days, or everything from today on.
 * Throws `end_before_start` (400).
 */
function daysOf(
  { startDate, endDate }: { startDate?: Day | undefined; endDate?: Day | undefined },
  { now }: Call,
): DayRange {
  const start = startDate ?? dayIn(now)
  if (endDate && endDate < start) throw fieldProblem([{ field: 'endDate', code: 'end_before_start' }])
  return { start, end: endDate ?? null }
}

/** The grid's data after a change. */
async function showFleetDays(call: Call, days: DayRange): Promise<Omit<FleetDays, 'undo'>> {
  const [cars, operators] = await Promise.all([showCars(call, days), showOperators(call, days)])
  return { cars, guides: ofRole(operators, 'guide'), drivers: ofRole(operators, 'driver') }
}
