import type { CallerPermission } from '@tourdesk/domain/access/callers'
import type { Permission } from '@tourdesk/domain/access/roles'
import type { z } from 'zod'

/**
 * Who may call: anyone, anyone with a session, people who work in its account, or people with a permission.
 */
export type Access = 'public' | 'signedIn' | 'works' | Permission | CallerPermission

/** `$ZodType` instead of `ZodType`: over all routes the wide type triples the compiler's work. */
type Schema = z.core.$ZodType

/** Answers other than JSON: a file to download, or a stream of server-sent events. */
export type Stream = 'file' | 'events'

/** An HTTP call as plain data. Paths are relative to the prefix, and appear nowhere else. */
export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: `/${string}`
  access: Access
  /** The call is about the session itself, so a page opened for another person or account can make it too. */
  ofSession?: true
  /** Also allowed to people who first have to set up a second factor. */
  opensSetUp?: true
  /** Distinguishes calls with the same method and path; the one without it gets all other requests. */
  when?: { query: Record<string, string> } | { bodyHas: string }
  summary: string
  params?: Schema
  query?: Schema
  body?: Schema
  /** The body is a form with files, which the handler reads as a stream; callers pass `FormData`. */
  takesFiles?: true
  answer: Schema | Stream
  /** The success status, 200 by default; a handler that sometimes creates can override it. */
  status?: 201
}

/** All routes of one feature, by name. */
export type Routes = Record<string, Route>
/** All features, by name. */
export type Contract = Record<string, Routes>

/** Every path of the API starts with this. */
export const prefix = '/api/v1'

/** Names a route without widening its types. */
export function route<const R extends Route>(definition: R): R {
  return definition
}

type Part<R extends Route, K extends 'params' | 'query' | 'body'> = R[K] extends Schema
  ? undefined extends z.input<R[K]>
    ? { [P in K]?: z.input<R[K]> }
    : Record<never, never> extends z.input<R[K]>
      ? { [P in K]?: z.input<R[K]> }
      : { [P in K]: z.input<R[K]> }
  : unknown

/** A caller's input: params, query and body, if the route has them. */
export type Input<R extends Route> = Part<R, 'params'> &
  Part<R, 'query'> &
  Part<R, 'body'> &
  (R['takesFiles'] extends true ? { form: FormData } : unknown)

type Parsed<R extends Route, K extends 'params' | 'query' | 'body'> = R[K] extends Schema
  ? z.output<R[K]>
  : undefined

/** What a handler gets: the same, parsed. */
export interface Request<R extends Route> {
  params: Parsed<R, 'params'>
  query: Parsed<R, 'query'>
  body: Parsed<R, 'body'>
}

/** What a handler returns, before the schema removes undeclared fields. */
export type Answer<R extends Route> = R['answer'] extends Schema ? z.input<R['answer']> : unknown
/** What a caller receives. */
export type Received<R extends Route> = R['answer'] extends Schema ? z.output<R['answer']> : Response
