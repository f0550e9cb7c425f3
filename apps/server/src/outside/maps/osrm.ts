import { unknownWalk, type Walk } from '@tourdesk/domain/pricing/nearby'
import { z } from 'zod'
import { askMap, type Warn } from './askMap.ts'
import type { Maps } from './maps.ts'

/** One row, from the first point to all others, in seconds and meters; null if there's no route. */
const Walks = z.object({
  code: z.literal('Ok'),
  durations: z.tuple([z.array(z.number().nullable())]),
  distances: z.tuple([z.array(z.number().nullable())]),
})

/** Walks from an OSRM server with the foot profile. */
export function osrmWalks(address: string, warn: Warn): Maps['walks'] {
  return async (from, to) => {
    if (to.length === 0) return []
    const url = tableUrl(address, 'foot', [from, ...to])
    url.searchParams.set('sources', '0')
    url.searchParams.set('annotations', 'duration,distance')
    const answer = await askMap(url, Walks, warn)
    return to.map((_, at) => walkOf(answer?.durations[0][at + 1], answer?.distances[0][at + 1]))
  }
}

/** Seconds from each point to each; null if there's no route. */
const Drives = z.object({ code: z.literal('Ok'), durations: z.array(z.array(z.number().nullable())) })

/** Drives from an OSRM server with the driving profile. */
export function osrmDrives(address: string, warn: Warn): NonNullable<Maps['drives']> {
  return async (points) => {
    const answer = await askMap(tableUrl(address, 'driving', points), Drives, warn)
    const isWhole =
      answer?.durations.length === points.length &&
      answer.durations.every((row) => row.length === points.length)
    if (!answer || !isWhole) return null
    return answer.durations.map((row) => row.map((seconds) => (seconds === null ? null : seconds / 60)))
  }
}

function tableUrl(address: string, profile: string, points: readonly { lat: number; lng: number }[]): URL {
  return new URL(`${address}/table/v1/${profile}/${points.map(({ lat, lng }) => `${lng},${lat}`).join(';')}`)
}

function walkOf(seconds: number | null | undefined, metres: number | null | undefined): Walk {
  if (typeof seconds !== 'number' || typeof metres !== 'number') return unknownWalk
  return { minutes: Math.max(1, Math.round(seconds / 60)), metres: Math.round(metres) }
}
