import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { LiveNotice } from '@tourdesk/contract/updates/notices'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { connection } from '../kit/connection.ts'
import { listenInView } from './listenInView.ts'
import type { Heard } from './noticeStream.ts'
import type { Feature } from './queryKeys.ts'
import { checkSession } from './session/checkSession.ts'
import { interruptions } from './session/interruptions.ts'
import { openedFor } from './session/openedSession.ts'
import { useSession } from './session.ts'
import { shareStream } from './shareStream.ts'
import { showsAny } from './showsAny.ts'

/** The longest time a request takes: its data may be that old on arrival. */
const longestRequestMs = 5_000

type Topic = Exclude<LiveNotice['topic'], 'session'>

/** The notices after which a feature's data is out of date; a new feature doesn't compile without its own. */
const topicsOf: Record<Feature, readonly Topic[]> = {
  session: ['settings'],
  auth: [],
  ownSessions: [],
  secondFactor: [],
  passkeys: [],
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
  checklistSettings: ['settings'],
  crewSettings: ['settings'],
  checkSettings: ['settings'],
  securitySettings: ['settings'],
  highlights: [],
  maps: [],
  articles: ['settings'],
  pricing: ['prices'],
  currency: ['rates'],
  rates: ['rates'],
  cancellationPolicies: ['settings'],
  orders: ['orders', 'dispatch'],
  bulk: [],
  payments: ['orders'],
  crewCash: ['orders', 'fleet'],
  credits: ['orders'],
  paymentPolicies: ['settings'],
  agencyAccounts: ['orders', 'rates'],
  statements: ['orders', 'settings'],
  editLogs: ['orders', 'boarding'],
  checkout: [],
  // Only its customer's page shows an offer.
  offers: [],
  capacityRules: ['departures', 'settings'],
  // Only its own form knows a hold, and follows it by its clock.
  holds: [],
  waitingList: ['waiting', 'departures'],
  departureClosures: ['departures', 'settings'],
  departures: ['waiting', 'orders', 'dispatch', 'departures', 'settings'],
  departureBatches: ['orders', 'departures'],
  tourEvents: ['orders', 'dispatch', 'boarding', 'departures', 'fleet', 'settings'],
  tourCars: ['orders', 'dispatch', 'boarding', 'fleet', 'settings'],
  seats: [],
  unitStops: ['orders', 'dispatch', 'fleet', 'prices'],
  manifests: ['orders', 'dispatch', 'boarding', 'fleet', 'settings'],
  absences: ['orders', 'dispatch', 'fleet'],
  dayChecks: ['boarding', 'orders', 'dispatch', 'departures', 'fleet', 'settings'],
  dayPlans: ['orders', 'dispatch', 'fleet', 'settings'],
  calendarLinks: ['fleet'],
  crewLinks: [],
  crewSessions: ['fleet'],
  crewEntry: [],
  crew: [],
  boardings: ['boarding', 'orders', 'dispatch', 'fleet', 'settings'],
  crewReplies: [],
  messages: ['orders', 'dispatch', 'fleet'],
  messageTemplates: ['settings'],
  messageSettings: ['settings'],
  messageBatches: ['orders', 'dispatch'],
  supplierRequests: ['orders', 'dispatch', 'fleet'],
  handouts: ['orders', 'dispatch', 'fleet', 'settings'],
  operators: ['dispatch', 'fleet'],
  cars: ['dispatch', 'fleet'],
  carSuppliers: ['fleet'],
  availabilities: [],
  home: ['orders', 'dispatch', 'boarding', 'departures', 'fleet', 'prices', 'rates', 'settings'],
  // Thousands of orders add up here: opening a report again is soon enough.
  reports: [],
  activity: ['orders', 'dispatch', 'boarding', 'departures', 'fleet', 'prices', 'rates', 'settings'],
  undo: [],
  search: ['orders', 'dispatch', 'departures', 'fleet'],
  views: [],
  live: [],
}

/** Keeps the screen up to date while others work: a notice reloads its queries. */
export function useLiveUpdates(): void {
  const client = useQueryClient()
  const { _id: userId, account } = useSession()
  const isHeldUp = useSyncExternalStore(interruptions.subscribe, interruptions.current) !== null
  const wasHeldUp = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a stream belongs to one person in one account
  useEffect(() => {
    const isLate = wasHeldUp.current
    wasHeldUp.current = isHeldUp
    return isHeldUp ? undefined : listen(client, isLate)
  }, [client, userId, account._id, isHeldUp])
}

/**
 * Listens until the returned function is called, and reloads everything after each gap in the stream. Tabs of the same
 * person and account listen together.
 * @param isLate true if notices may have been missed before
 */
export function listen(client: QueryClient, isLate: boolean): () => void {
  const hear = (heard: Heard) => {
    if (heard.kind === 'broken') connection.suspect()
    else if (heard.kind === 'missed') void client.invalidateQueries()
    else freshen(client, heard.notice)
  }
  const page = openedFor()
  const since = isLate ? null : oldestAnswer(client) - longestRequestMs
  return 'locks' in navigator && page
    ? shareStream(`live ${page.userId} ${page.accountId}`, hear, since)
    : listenInView(hear, since)
}

function oldestAnswer(client: QueryClient): number {
  const times = client
    .getQueryCache()
    .getAll()
    .map(({ state }) => state.dataUpdatedAt)
  return Math.min(Date.now(), ...times.filter((time) => time > 0))
}

function freshen(client: QueryClient, { topic, days }: LiveNotice): void {
  if (topic === 'session') {
    void checkSession().catch(() => {})
    return
  }
  for (const feature of featuresOf(topic)) {
    const predicate = (query: Query) => showsAny(query, days)
    void client.invalidateQueries({ queryKey: [feature], predicate })
  }
}

function featuresOf(topic: Topic): Feature[] {
  return (Object.keys(topicsOf) as Feature[]).filter((feature) => topicsOf[feature].includes(topic))
}
