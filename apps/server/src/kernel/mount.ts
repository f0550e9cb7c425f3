import { fieldProblem, Problem } from '@tourdesk/contract/kernel/problem'
import { type Answer, type Contract, prefix, type Request, type Route } from '@tourdesk/contract/kernel/route'
import { shapeCode } from '@tourdesk/contract/kernel/shapeCode'
import {
  type CrewPermission,
  type GuestPermission,
  isForCrews,
  isForGuests,
  isForOffers,
  type OfferPermission,
} from '@tourdesk/domain/access/callers'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { z } from 'zod'
import { type Writer, writerOf } from './answers.ts'
import { authorize } from './authorize.ts'
import type { CrewCall, GuestCall, PersonCall, VisitorCall } from './call.ts'
import { checkOpenedFor } from './checkOpenedFor.ts'
import { dataHeaders } from './dataHeaders.ts'

type CallOf<R extends Route> = R['access'] extends 'public'
  ? VisitorCall
  : R['access'] extends GuestPermission | OfferPermission
    ? GuestCall
    : R['access'] extends CrewPermission
      ? CrewCall
      : PersonCall

/** The request and reply, for the few handlers that set cookies or write a stream. */
export interface Http {
  request: FastifyRequest
  reply: FastifyReply
}

/** The handler of a route, called with parsed input after the access check. */
export type Handler<R extends Route> = (
  input: Request<R>,
  call: CallOf<R>,
  http: Http,
) => Promise<Answer<R>> | Answer<R>
/** A handler for every route of a contract; a missing one doesn't compile. */
export type Handlers<C extends Contract> = { [F in keyof C]: { [N in keyof C[F]]: Handler<C[F][N]> } }

/**
 * Turns a request into a call: `admit` for people with a session (throws 401), `guest` for a customer with an
 * order's link and `offered` with an offer's (both throw 404 for anything wrong with it), `crew` for a guide's or driver's phone (throws 401),
 * `visitor` for anyone.
 */
export interface Door {
  admit(request: FastifyRequest, reply: FastifyReply): Promise<PersonCall>
  guest(request: FastifyRequest): Promise<GuestCall>
  offered(request: FastifyRequest): Promise<GuestCall>
  crew(request: FastifyRequest, reply: FastifyReply): Promise<CrewCall>
  visitor(): VisitorCall
}

/**
 * Mounts every route of the contract: admit, check access, parse, handle, serialize the answer.
 * @param takeFiles adds a route that accepts files
 */
export function mount<C extends Contract>(
  app: FastifyInstance,
  contract: C,
  handlers: Handlers<C>,
  door: Door,
  takeFiles: (app: FastifyInstance, route: RouteOptions) => void,
): void {
  for (const calls of callsByAddress(contract, handlers)) {
    const [{ route }] = calls
    const options: RouteOptions = {
      method: route.method,
      url: prefix + route.path,
      config: { isData: true, staysOpen: route.answer === 'events' },
      handler: (request, reply) => {
        const meant = calls.length === 1 ? calls[0] : meantBy(request, calls)
        return serve(meant, door, request, reply)
      },
    }
    if (route.takesFiles) takeFiles(app, options)
    else app.route(options)
  }
}

interface Served {
  route: Route
  handler: LooseHandler
  /** None for streams. */
  write: Writer | null
}

type Calls = [Served, ...Served[]]

/** The contract's calls, grouped by method and path. */
function callsByAddress<C extends Contract>(contract: C, handlers: Handlers<C>): Iterable<Calls> {
  const found = new Map<string, Calls>()
  for (const [feature, routes] of Object.entries(contract)) {
    for (const [name, route] of Object.entries(routes)) {
      const address = `${route.method} ${route.path}`
      const served = {
        route,
        handler: handlers[feature]?.[name] as LooseHandler,
        write: typeof route.answer === 'string' ? null : writerOf(route.answer),
      }
      const others = found.get(address)
      if (others) others.push(served)
      else found.set(address, [served])
    }
  }
  return found.values()
}

/** The route whose mark is in the request, else the one without a mark. */
function meantBy(request: FastifyRequest, calls: Calls): Served {
  const marked = calls.find(({ route }) => route.when && carries(request, route.when))
  return marked ?? calls.find(({ route }) => !route.when) ?? calls[0]
}

function carries({ query, body }: FastifyRequest, mark: NonNullable<Route['when']>): boolean {
  if ('bodyHas' in mark) return typeof body === 'object' && body !== null && mark.bodyHas in body
  const sent = new Map(Object.entries(query ?? {}))
  return Object.entries(mark.query).every(([name, value]) => sent.get(name) === value)
}

type AnyCall = PersonCall | CrewCall | GuestCall | VisitorCall
type LooseHandler = (input: object, call: AnyCall, http: Http) => unknown

async function serve(
  { route, handler, write }: Served,
  door: Door,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  reply.headers(dataHeaders)
  const call = await admitted(route, door, request, reply)
  if (route.takesFiles && !request.headers['content-type']) throw new Problem('file_required')
  if (route.takesFiles && !request.isMultipart()) throw new Problem('wrong_media_type')
  const answer = await handler(readInput(route, request), call, { request, reply })
  if (!write) return reply
  return reply
    .code(route.status ?? reply.statusCode)
    .type('application/json; charset=utf-8')
    .send(write(answer))
}

async function admitted(
  route: Route,
  door: Door,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<AnyCall> {
  if (route.access === 'public') return door.visitor()
  if (isForGuests(route.access)) {
    const call = await door.guest(request)
    authorize(call.actor, route.access)
    return call
  }
  if (isForOffers(route.access)) {
    const call = await door.offered(request)
    authorize(call.actor, route.access)
    return call
  }
  if (isForCrews(route.access)) {
    const call = await door.crew(request, reply)
    authorize(call.actor, route.access)
    return call
  }
  const call = await door.admit(request, reply)
  checkOpenedFor(call.actor, route, request)
  if (call.mustSetUpFactor && !route.opensSetUp) throw new Problem('second_factor_required')
  authorize(call.actor, route.access)
  return call
}

function readInput(route: Route, request: FastifyRequest): object {
  const issues: ReturnType<typeof toIssue>[] = []
  const read = (schema: z.core.$ZodType | undefined, value: unknown) => {
    if (!schema) return undefined
    const result = z.safeParse(schema, value)
    if (!result.success) issues.push(...result.error.issues.map(toIssue))
    return result.data
  }
  const input = {
    params: read(route.params, request.params),
    query: read(route.query, request.query),
    body: read(route.body, request.body),
  }
  if (issues.length > 0) throw fieldProblem(issues)
  return input
}

function toIssue(issue: z.core.$ZodIssue) {
  return { field: issue.path.join('.'), code: shapeCode(issue) }
}
