import { unknownWalk, type Walk } from '@tourdesk/domain/pricing/nearby'
import { z } from 'zod'
import { askMap, type Warn } from './askMap.ts'
import type { Maps } from './maps.ts'

/** One row, from the first point to all others, in seconds and metres; null if there's no route. */
const Answer = z.object({
  code: z.literal('Ok'),
  durations: z.tuple([z.array(z.number().nullable())]),
  distances: z.tuple([z.array(z.number().nullable())]),
})

/** Walks from an OSRM server with the foot profile. */
export function osrmWalks(address: string, warn: Warn): Maps['walks'] {
  return async (from, to) => {
    if (to.length === 0) return []
    const points = [from, ...to].map(({ lat, lng }) => `${lng},${lat}`).join(';')
    const url = new URL(`${address}/table/v1/foot/${points}`)
    url.searchParams.set('sources', '0')
    url.searchParams.set('annotations', 'duration,distance')
    const answer = await askMap(url, Answer, warn)
    return to.map((_, at) => walkOf(answer?.durations[0][at + 1], answer?.distances[0][at + 1]))
  }
}

function walkOf(seconds: number | null | undefined, metres: number | null | undefined): Walk {
  if (typeof seconds !== 'number' || typeof metres !== 'number') return unknownWalk
  return { minutes: Math.max(1, Math.round(seconds / 60)), metres: Math.round(metres) }
}
