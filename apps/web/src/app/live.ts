import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { addresses } from '@tourdesk/contract/addresses'
import { urlOf } from '@tourdesk/contract/kernel/client'
import { openedForMarks } from '@tourdesk/contract/kernel/openedFor'
import { Problem } from '@tourdesk/contract/kernel/problem'
import { type LiveNotice, missedEvent } from '@tourdesk/contract/updates/live'
import { useEffect } from 'react'
import { connection } from '../kit/connection.ts'
import type { Feature } from './queryKeys.ts'
import { checkSession } from './session/checkSession.ts'
import { openedFor } from './session/openedSession.ts'
import { useSession } from './session.ts'

type Topic = Exclude<LiveNotice['topic'], 'session'>

/** The notices that make a feature's answers old; a new feature doesn't compile until it says which. */
const topicsOf: Record<Feature, readonly Topic[]> = {
  session: ['settings'],
  auth: [],
  agencies: ['prices', 'settings'],
  commissions: [],
  users: [],
  invites: [],
  uploads: [],
  outbox: [],
  tours: ['settings'],
  tags: [],
  starTours: [],
  siteSettings: ['settings'],
  businessSettings: ['settings'],
  highlights: [],
  maps: [],
  articles: ['settings'],
  pricing: ['prices'],
  currency: ['rates'],
  rates: ['rates'],
  cancellationPolicies: ['settings'],
  orders: ['orders', 'dispatch'],
  payments: ['orders'],
  crewCash: ['orders', 'fleet'],
  credits: ['orders'],
  paymentPolicies: ['settings'],
  editLogs: ['orders'],
  checkout: [],
  tourEvents: ['orders', 'dispatch', 'fleet'],
  tourCars: ['orders', 'dispatch', 'fleet'],
  operators: ['dispatch', 'fleet'],
  cars: ['dispatch', 'fleet'],
  carSuppliers: ['fleet'],
  availabilities: [],
  home: ['orders', 'dispatch', 'fleet', 'settings'],
  activity: ['orders', 'dispatch', 'fleet', 'prices', 'rates', 'settings'],
  search: ['orders', 'dispatch', 'fleet'],
  live: [],
}

const pauses = { least: 2_000, most: 30_000 }

/** Keeps the screen up to date while others work: a notice reloads its queries. */
export function useLiveUpdates(): void {
  const client = useQueryClient()
  const { _id: userId, account } = useSession()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a stream belongs to one person in one account
  useEffect(() => listen(client), [client, userId, account._id])
}

/** Listens until the returned function is called, and reloads everything after each gap in the stream. */
export function listen(client: QueryClient): () => void {
  let source: EventSource | null = null
  let again: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let hasGap = false
  let isOver = false
  const query = openedForMarks(openedFor())
  const open = () => {
    source = new EventSource(urlOf(addresses.live.stream, { query }), { withCredentials: true })
    source.onopen = () => {
      if (hasGap) catchUp(client)
      hasGap = false
      failures = 0
    }
    source.onmessage = ({ data }: MessageEvent<string>) => freshen(client, JSON.parse(data) as LiveNotice)
    source.addEventListener(missedEvent, () => catchUp(client))
    source.onerror = () => {
      hasGap = true
      connection.suspect()
      if (source?.readyState === EventSource.CLOSED)
        again = setTimeout(() => void reopen(), pauseAfter(failures++))
    }
  }
  /** The browser doesn't retry a refused stream: the session may be over, or the server down for a moment. */
  const reopen = async () => {
    const goesOn = await checkSession().catch(isServerAway)
    if (goesOn && !isOver) open()
  }
  open()
  return () => {
    isOver = true
    clearTimeout(again)
    source?.close()
  }
}

function isServerAway(error: unknown): boolean {
  return !(error instanceof Problem) || error.status >= 500
}

function pauseAfter(failures: number): number {
  return Math.min(pauses.most, pauses.least * 2 ** failures) * (0.5 + Math.random() / 2)
}

function freshen(client: QueryClient, { topic }: LiveNotice): void {
  if (topic === 'session') void checkSession().catch(() => {})
  else for (const feature of featuresOf(topic)) void client.invalidateQueries({ queryKey: [feature] })
}

function featuresOf(topic: Topic): Feature[] {
  return (Object.keys(topicsOf) as Feature[]).filter((feature) => topicsOf[feature].includes(topic))
}

function catchUp(client: QueryClient): void {
  void client.invalidateQueries()
}
