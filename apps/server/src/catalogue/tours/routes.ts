import type { tours } from '@tourdesk/contract/catalogue/tours'
import type { Call } from '../../kernel/call.ts'
import type { Handlers } from '../../kernel/mount.ts'
import type { Product } from '../../kernel/product.ts'
import { siteBase } from '../../settings/siteBase.ts'
import { activeTours } from './activeTours.ts'
import { changeTour } from './changeTour.ts'
import { copyList } from './copyList.ts'
import { copySeason } from './copySeason.ts'
import { createTour } from './createTour.ts'
import { deactivateTour } from './deactivateTour.ts'
import { duplicateTour } from './duplicateTour.ts'
import { findOfferedTours } from './findOfferedTours.ts'
import { findTours } from './findTours.ts'
import { getTour } from './getTour.ts'
import { listedTours } from './listedTours.ts'
import { publishTour } from './publishTour.ts'
import { removeTour } from './removeTour.ts'
import { seasonTours } from './seasonTours.ts'

export function tourRoutes({ env }: Product): Handlers<{ tours: typeof tours }> {
  const baseOf = (call: Call) => siteBase(call, env)
  const show = async (call: Call, id: string) => getTour(call, id, await baseOf(call))
  return {
    tours: {
      list: ({ query }, call) => findTours(call, query),
      active: async (_, call) => ({ data: await activeTours(call, await baseOf(call)) }),
      offered: (_, call) => findOfferedTours(call),
      activeOfMain: async (_, call) => ({ data: await listedTours(call, await baseOf(call)) }),
      seasons: async (_, call) => ({ data: await seasonTours(call) }),
      copySeason: async ({ body }, call) => ({ data: await copySeason(call, body) }),
      get: ({ params }, call) => show(call, params.id),
      create: async ({ body }, call) => show(call, await createTour(call, body)),
      async change({ params, body }, call) {
        await changeTour(call, params.id, body)
        return show(call, params.id)
      },
      async copyList({ params, body }, call) {
        await copyList(call, params.id, body)
        return show(call, params.id)
      },
      async publish({ params }, call) {
        await publishTour(call, params.id)
        return show(call, params.id)
      },
      async deactivate({ params }, call) {
        await deactivateTour(call, params.id)
        return show(call, params.id)
      },
      duplicate: async ({ params }, call) => show(call, await duplicateTour(call, params.id)),
      async remove({ params }, call) {
        await removeTour(call, params.id)
        return { _id: params.id }
      },
    },
  }
}
