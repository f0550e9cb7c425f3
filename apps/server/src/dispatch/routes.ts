import type { absences } from '@tourdesk/contract/dispatch/absences'
import type { tourCars, tourEvents } from '@tourdesk/contract/dispatch/dispatch'
import type { manifests } from '@tourdesk/contract/dispatch/manifests'
import type { seats } from '@tourdesk/contract/dispatch/seats'
import { Problem } from '@tourdesk/contract/kernel/problem'
import { ensureTourEvent, findTourEvents } from '../departures/ensureTourEvent.ts'
import type { Handlers } from '../kernel/mount.ts'
import { sendFile } from '../kernel/sendFile.ts'
import { previewAbsence } from './absence/previewAbsence.ts'
import { saveAbsence } from './absence/saveAbsence.ts'
import { findAssignments, findAssignmentsOfRange } from './assignments.ts'
import { changeUnit } from './changeUnit.ts'
import { createUnit } from './createUnit.ts'
import { findCalendar } from './findCalendar.ts'
import { findDayPlan } from './findDayPlan.ts'
import { findResources } from './findResources.ts'
import { findManifest } from './manifest/findManifest.ts'
import { findManifests } from './manifest/findManifests.ts'
import { findVersions } from './manifest/findVersions.ts'
import { printFile } from './manifest/printFile.ts'
import { printManifests } from './manifest/printManifests.ts'
import { moveParty } from './moveParty.ts'
import { warningOf } from './present.ts'
import { removeOrder } from './removeOrder.ts'
import { removeUnit } from './removeUnit.ts'
import { showSeats } from './showSeats.ts'
import { showUnit, unitsOfDate } from './showUnits.ts'
import { splitEntry } from './splitEntry.ts'

export const dispatchRoutes: Handlers<{
  tourEvents: typeof tourEvents
  tourCars: typeof tourCars
  seats: typeof seats
  manifests: typeof manifests
  absences: typeof absences
}> = {
  tourEvents: {
    getOrCreate: async ({ params, query }, call) =>
      query.tour
        ? ensureTourEvent(call, query.tour, params.date)
        : { data: await findTourEvents(call, params.date) },
    calendar: ({ query }, call) => findCalendar(call, query),
    assignments: ({ query }, call) => findAssignmentsOfRange(call, query),
    assignmentsOfDay: ({ params: { date }, query }, call) =>
      findAssignments(call, { startDate: date, endDate: date, ...query }),
    day: ({ params: { date } }, call) => findDayPlan(call, date),
  },
  tourCars: {
    create: async ({ body }, call) => showUnit(call, await createUnit(call, body.tourEvent)),
    async change({ params, body }, call) {
      await changeUnit(call, params.id, body, body.updatedAt)
      return showUnit(call, params.id)
    },
    async remove({ params }, call) {
      return { _id: params.id, undo: await removeUnit(call, params.id) }
    },
    async addOrder({ params, body }, call) {
      if (body._id !== params.id) throw new Problem('unit_mismatch')
      const warning = await moveParty(call, { order: body.order, entry: body.selectedTour, to: params.id })
      return { ...(await showUnit(call, params.id)), ...(warning && warningOf(warning)) }
    },
    async removeOrder({ params }, call) {
      await removeOrder(call, params.tourCarId, params.selectedTourId)
      return showUnit(call, params.tourCarId)
    },
    resources: ({ params }, call) => findResources(call, params.id),
    ofDate: async ({ params }, call) => ({ data: await unitsOfDate(call, params.date) }),
  },
  seats: {
    async split({ params: { orderId: order, entryId: entry }, body: { parts, updatedAt: readAt } }, call) {
      const chosen = parts.map(({ tourCar, participants }) => ({ _id: tourCar, participants }))
      await splitEntry(call, { order, entry, parts: chosen, readAt })
      return showSeats(call, order, entry)
    },
    async move({ params: { orderId: order, entryId: entry }, body }, call) {
      const warning = await moveParty(call, { order, entry, ...body })
      return { ...(await showSeats(call, order, entry)), ...(warning && warningOf(warning)) }
    },
  },
  absences: {
    preview: ({ query }, call) => previewAbsence(call, query),
    save: async ({ body }, call) => ({ undo: await saveAbsence(call, body) }),
  },
  manifests: {
    list: async ({ query }, call) => ({ data: await findManifests(call, query) }),
    get: ({ params, query }, call) => findManifest(call, params.tourCarId, query),
    versions: async ({ params }, call) => ({ data: await findVersions(call, params.tourCarId) }),
    print: ({ body }, call) => printManifests(call, body),
    file: async ({ params, query }, call, { reply }) =>
      sendFile(reply, await printFile(call, params.id, query.tourCar)),
  },
}
