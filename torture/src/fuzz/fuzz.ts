import { contract } from '@tourdesk/contract/contract'
import { linkHeader } from '@tourdesk/contract/kernel/linkHeader'
import { prefix, type Route } from '@tourdesk/contract/kernel/route'
import { newId } from '@tourdesk/server/kernel/newId'
import { sessionCookies, type TestServer } from '../../../apps/server/test/as.ts'
import { partsOf } from '../../../apps/server/test/customerLooks.ts'
import { listen } from '../../../apps/server/test/listen.ts'
import { requestOf } from '../../../apps/server/test/permissions/makeCall.ts'
import { people, type Visitor } from '../../../apps/server/test/permissions/people.ts'
import { openWorld } from '../../../apps/server/test/permissions/world.ts'
import { Dice } from '../dice.ts'
import { crewAtWork } from './crewAtWork.ts'
import { fieldsOf, withValue } from './fieldsOf.ts'
import { brokenBodies, brokenQueries, nastyValue } from './nasty.ts'

export interface Fuzzed {
  calls: number
  /** The number of answers by status class: `2xx`, `4xx`. */
  answers: Record<string, number>
  /** What must not happen: a 5xx, no answer or a late one, or another account's record in the answer. */
  faults: Fault[]
}

export interface Fault {
  what: 'broken' | 'hangs' | 'unanswered' | 'foreign'
  call: string
  who: string
  status: number
  requestId: string
  sent: string
  /** Why there was no answer. */
  reason?: string
}

interface Sent {
  params?: unknown
  query?: unknown
  body?: unknown
}

const calls = Object.entries(contract).flatMap(([feature, routes]) =>
  Object.entries(routes).map(([name, route]) => ({ call: `${feature}.${name}`, route: route as Route })),
)
type Called = (typeof calls)[number]

const visitors = Object.keys(people).filter(
  (who) => !['crew', 'partner', 'guest', 'offered'].includes(who),
) as Visitor[]
type Caller = Visitor | 'guest' | 'crew'

/** Callers who only see their own account, so the foreign customer must never be in an answer. */
export const confined: readonly Caller[] = [
  'stranger',
  'user',
  'agent',
  'agAdmin',
  'agOwner',
  'guest',
  'crew',
]
const foreignName = 'Zerubavel'

/** Calls of crews are mostly made by crews, since other callers only learn that they aren't one. */
const everybody: Picker[] = [
  ...Array.from({ length: 18 }, (): Picker => (dice) => dice.pick(visitors)),
  () => 'guest',
  () => 'guest',
  () => 'crew',
]
const crews: Picker[] = [() => 'crew', () => 'crew', () => 'crew', (dice) => dice.pick(visitors)]
type Picker = (dice: Dice) => Caller

const atOnce = 4
/** Until an answer starts, and until the last byte of a large file. */
const longestMs = { toAnswer: 20_000, toEnd: 120_000 }
/** Sessions end and people lose their roles along the way, so everything is reset after that many calls. */
const callsPerWorld = 4000

interface Choice {
  seed?: number
  /** By default all calls. */
  only?: readonly string[]
  /** Whose session a caller's calls are sent with; another caller's breaks the scope on purpose. */
  signedInAs?: (who: Caller) => Caller
}

/** Sends `size` calls of the contract over HTTP, each slightly or very wrong, as all kinds of callers. */
export async function fuzz(
  server: TestServer,
  size: number,
  { seed = 1, only, signedInAs = (who) => who }: Choice = {},
): Promise<Fuzzed> {
  const found: Fuzzed = { calls: 0, answers: {}, faults: [] }
  const address = await listen(server)
  const sent = calls.filter(({ call }) => only?.includes(call) ?? true)
  for (let from = 0; from < size; from += callsPerWorld) {
    const share = Math.min(callsPerWorld, size - from)
    const round = await openRound(server, address, found, signedInAs)
    await Promise.all(
      Array.from({ length: atOnce }, async (_, player) => {
        const dice = new Dice(seed + from + player * 7919)
        for (let call = player; call < share; call += atOnce)
          await round.play(dice, sent[(from + call) % sent.length] as Called)
      }),
    )
    await round.end()
  }
  return found
}

async function openRound(
  server: TestServer,
  address: string,
  found: Fuzzed,
  signedInAs: (who: Caller) => Caller,
) {
  const world = await openWorld(server)
  const foreigner = await server.given.user({ account: world.foreign })
  const foreign = await server.given.order({
    by: foreigner,
    userInformation: { firstName: foreignName, lastName: 'Levi', email: 'z@example.com', roomNumber: '1' },
  })
  const own = await server.given.order({ by: world.users.agent })
  const link = await guestLink()
  const idsIn = ({ _id, selectedTours, payments }: typeof own) => [
    _id,
    selectedTours[0]?._id ?? '',
    payments[0]?._id ?? '',
  ]
  const theirs = [...idsIn(foreign), foreigner.id, world.foreign.id]
  const crew = await crewAtWork(server, world.users.owner, theirs)
  const ids = [
    newId(),
    ...theirs,
    ...idsIn(own),
    ...Object.values(world.users).map(({ id }) => id),
    (await world.tour()).id,
  ]
  const cookies = new Map<Caller, ReturnType<typeof sessionCookies>>()
  const templates = new Map<string, { sent: Sent; uses: number }>()
  return { play, end }

  async function guestLink() {
    const { url } = await world.office.orders.link({ params: { id: own._id } })
    return partsOf(url)
  }

  /** Looks for events that a crew wrote about another account's party, which no answer shows. */
  async function end(): Promise<void> {
    const about = { call: 'crew.send', who: 'crew', status: 200, requestId: '', sent: '' }
    const wrote = await crew.wroteAbout(foreign.selectedTours.map(({ _id }) => _id))
    if (wrote > 0) found.faults.push({ what: 'foreign', ...about })
  }

  async function play(dice: Dice, called: Called): Promise<void> {
    const who: Caller = dice.pick(called.route.access.startsWith('crew.') ? crews : everybody)(dice)
    const template = (who === 'crew' && crew.sent(called.call, dice)) || (await templateOf(called, who))
    const sent = mutate(dice, called.route, template)
    const init = await requestInit(dice, called.route, signedInAs(who), sent)
    let url = addressOf(called.route, sent)
    if (dice.roll(15) === 0) url += `${url.includes('?') ? '&' : '?'}${dice.pick(brokenQueries)}`
    if (found.calls % 50 === 0) await server.db.deleteFrom('attempts').execute()
    found.calls += 1
    const about = { call: called.call, who, sent: describe(url, init) }
    const fault = (what: Fault['what'], status: number, requestId = '') =>
      found.faults.push({ what, ...about, status, requestId })
    try {
      const response = await fetchInTime(address + url, init)
      const requestId = response.headers.get('x-request-id') ?? ''
      const { status } = response
      const kind = `${Math.floor(status / 100)}xx`
      found.answers[kind] = (found.answers[kind] ?? 0) + 1
      if (status >= 500) fault('broken', status, requestId)
      if (status === 401) cookies.delete(who)
      if (status === 401 && who === 'crew') crew.enterAgain(new Headers(init.headers).get('cookie'))
      if (called.route.answer === 'events') return await response.body?.cancel()
      const text = await response.text()
      if (confined.includes(who) && text.includes(foreignName)) fault('foreign', status, requestId)
    } catch (error) {
      const what = error instanceof Error && error.name === 'TimeoutError' ? 'hangs' : 'unanswered'
      found.faults.push({ what, ...about, status: 0, requestId: '', reason: reasonOf(error) })
    }
  }

  /**
   * A request that would succeed for one of the callers; renewed after some uses, since its record may be
   * gone.
   */
  async function templateOf({ call }: Called, who: Caller): Promise<Sent> {
    const key = `${call} ${who}`
    const known = templates.get(key) ?? templates.get(call)
    if (known && known.uses < 12) {
      known.uses += 1
      return known.sent
    }
    const visitor = who === 'guest' || who === 'crew' || who === 'stranger' ? 'owner' : who
    const sent = await requestOf(world, call, {
      who: visitor,
      about: 'own',
      user: world.users[visitor],
    }).catch(() => known?.sent ?? {})
    templates.set(key, { sent, uses: 1 })
    return sent
  }

  function mutate(dice: Dice, route: Route, template: Sent): Sent {
    const sent: Sent = { ...template }
    const named = route.params ? fieldsOf(route.params) : []
    if (named.length > 0 && dice.roll(4) === 0)
      sent.params = withValue(sent.params, dice.pick(named), dice.pick(theirs))
    const times = dice.pick([0, 1, 1, 1, 2, 3])
    for (let time = 0; time < times; time += 1) {
      const part = dice.pick(['params', 'query', 'body', 'body', 'body'] as const)
      if (!route[part]) continue
      const fields = fieldsOf(route[part])
      if (dice.roll(30) === 0 || fields.length === 0) sent[part] = nastyValue(dice, ids)
      else sent[part] = withValue(sent[part], dice.pick(fields), nastyValue(dice, ids))
    }
    return sent
  }

  async function requestInit(dice: Dice, route: Route, who: Caller, sent: Sent): Promise<RequestInit> {
    const headers: Record<string, string> = {}
    if (who === 'guest') headers[linkHeader] = dice.roll(8) === 0 ? 'wrong' : link.secret
    else if (who === 'crew') headers.cookie = await crew.cookie()
    else if (who !== 'stranger') {
      const jar = cookies.get(who) ?? sessionCookies(server.product, world.users[who])
      cookies.set(who, jar)
      headers.cookie = Object.entries(await jar.read())
        .map(([name, value]) => `${name}=${value}`)
        .join('; ')
    }
    const init: RequestInit = { method: route.method, headers }
    if (route.method === 'GET') return init
    const isBroken = dice.roll(12) === 0 || (route.takesFiles && dice.roll(2) === 0)
    if (isBroken) {
      const { type, body } = dice.pick(brokenBodies)
      return { ...init, headers: { ...headers, 'content-type': type }, body }
    }
    if (route.takesFiles) return { ...init, body: pictures(dice) }
    if (sent.body === undefined) return init
    return {
      ...init,
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(sent.body),
    }
  }
}

async function fetchInTime(url: string, init: RequestInit): Promise<Response> {
  const late = new AbortController()
  const timer = setTimeout(
    () => late.abort(new DOMException('No answer', 'TimeoutError')),
    longestMs.toAnswer,
  )
  const signal = AbortSignal.any([late.signal, AbortSignal.timeout(longestMs.toEnd)])
  return fetch(url, { ...init, signal }).finally(() => clearTimeout(timer))
}

function pictures(dice: Dice): FormData {
  const form = new FormData()
  const bytes = new Uint8Array(dice.pick([0, 1, 100, 5000])).map(() => dice.roll(256))
  form.append(
    'files',
    new Blob([bytes], { type: dice.pick(['image/png', 'text/html', '']) }),
    dice.pick(['a.png', '../a', '\u0000']),
  )
  return form
}

/** Builds the address as the client does, but with any values. */
function addressOf({ path }: Route, { params, query }: Sent): string {
  const known = new Map(Object.entries(params ?? {}))
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encoded(known.get(name)))
  const pairs = Object.entries(query ?? {}).map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
  return `${prefix}${filled}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`
}

/** Encodes a value. Half a surrogate pair has no UTF-8, so it's sent as broken programs send it. */
function encoded(value: unknown): string {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  const cut = text.slice(0, longestValue)
  return cut.isWellFormed() ? encodeURIComponent(cut) : `%ED%A0%80${encodeURIComponent(cut.toWellFormed())}`
}

/** Node itself refuses longer addresses. */
const longestValue = 3000

/** The message of a failed `fetch` says little; its cause says what broke the connection. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause ? `${error.message}: ${reasonOf(error.cause)}` : error.message
}

function describe(url: string, { method, body }: RequestInit): string {
  const text = typeof body === 'string' ? body : body ? `(${body.constructor.name})` : ''
  return `${method} ${url.slice(0, 300)} ${text.length > 1500 ? `${text.slice(0, 1500)}…` : text}`
}
