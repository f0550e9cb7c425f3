import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import autocannon from 'autocannon'

export interface Usage {
  cpu: { user: number; system: number }
  memory: number
}

export interface Target {
  process: ChildProcess
  /** Microseconds of CPU that the database has used so far; null if unknown. */
  databaseCpu?: () => Promise<number | null>
  url: string
  headers?: Record<string, string>
  method?: 'GET' | 'POST'
  /** A fixed text, or a function that returns one for each request. */
  body?: string | (() => string)
}

export interface Round {
  perSecond: number
  /** Microseconds of CPU of the server process per request. */
  cpuPerRequest: number
  /** The same including the database's processes; NaN where those can't be measured. */
  withDatabase: number
  failed: number
}

/** What a server process has used so far. */
export async function usageOf(child: ChildProcess): Promise<Usage> {
  child.send('usage')
  const [usage] = (await once(child, 'message')) as [Usage]
  return usage
}

/** One round of load, with 16 connections. */
export async function round(target: Target, seconds: number): Promise<Round> {
  const usage = async () => ({
    ...(await usageOf(target.process)),
    database: (await target.databaseCpu?.()) ?? Number.NaN,
  })
  const before = await usage()
  const { body } = target
  const result = await autocannon({
    url: target.url,
    connections: 16,
    duration: seconds,
    method: target.method ?? 'GET',
    headers: {
      'content-type': 'application/json',
      'accept-encoding': 'gzip, deflate, br',
      ...target.headers,
    },
    ...(typeof body === 'string' && { body }),
    ...(typeof body === 'function' && {
      requests: [{ setupRequest: (request: autocannon.Request) => ({ ...request, body: body() }) }],
    }),
  })
  const after = await usage()
  const spent = after.cpu.user + after.cpu.system - before.cpu.user - before.cpu.system
  const done = result['2xx']
  return {
    perSecond: done / seconds,
    cpuPerRequest: spent / done,
    withDatabase: (spent + after.database - before.database) / done,
    failed: result.non2xx + result.errors,
  }
}

export function median(values: number[]): number {
  return quantile(values, 0.5)
}

/** The value below which a share (0-1) of the values lies. */
export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN
}
