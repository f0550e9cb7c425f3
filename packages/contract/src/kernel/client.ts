import type { Address, Addresses } from './addresses.ts'
import { type OpenedFor, openedForMarks } from './openedFor.ts'
import { Problem, readProblem } from './problem.ts'
import { type Contract, type Input, prefix, type Received, type Route } from './route.ts'

type Call<R extends Route> =
  Record<never, never> extends Input<R>
    ? (input?: Input<R>, signal?: AbortSignal) => Promise<Received<R>>
    : (input: Input<R>, signal?: AbortSignal) => Promise<Received<R>>

/** The whole contract as functions: `client.orders.get({ params: { id } })`. */
export type Client<C extends Contract> = { [F in keyof C]: { [N in keyof C[F]]: Call<C[F][N]> } }

interface LooseInput {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
  form?: FormData
}

interface ClientOptions {
  base?: string
  /**
   * The person and account the page was opened for, sent with every call. Without it a call uses the
   * session's account.
   */
  openedFor?: () => OpenedFor | null
}

/**
 * Creates a typed client from a contract's addresses: `createClient<TourdeskContract>(addresses, fetch)`.
 * Rejects with a `Problem`, with the code `offline` if there's no answer.
 * @param send the transport; in the browser it wraps `fetch` and renews the session
 */
export function createClient<C extends Contract>(
  addresses: Addresses<C>,
  send: typeof fetch,
  options: ClientOptions = {},
): Client<C> {
  const client: Record<string, Record<string, unknown>> = {}
  for (const [feature, routes] of Object.entries<Record<string, Address>>(addresses)) {
    client[feature] = {}
    for (const [name, address] of Object.entries(routes)) {
      client[feature][name] = (input?: LooseInput, signal?: AbortSignal) =>
        call(address, input ?? {}, signal, send, options)
    }
  }
  return client as Client<C>
}

async function call(
  address: Address,
  input: LooseInput,
  signal: AbortSignal | undefined,
  send: typeof fetch,
  { base = '', openedFor }: ClientOptions,
) {
  const response = await reach(send, base + urlOf(address, input), {
    method: address.method,
    credentials: 'include',
    // What a page gives back when it's left arrives all the same.
    ...(address.method === 'DELETE' && { keepalive: true }),
    headers: {
      accept: 'application/json',
      ...openedForMarks(openedFor?.()),
      ...(input.body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
    ...(input.form && { body: input.form }),
    ...(signal && { signal }),
  })
  if (!response.ok) throw readProblem(response.status, await response.json().catch(() => null))
  return isJson(response) ? response.json() : response
}

/** Files and streams are returned unread. */
function isJson({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('application/json') ?? false
}

async function reach(send: typeof fetch, url: string, init: RequestInit): Promise<Response> {
  try {
    return await send(url, init)
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    throw new Problem('offline')
  }
}

/** The address of a call: path parameters filled in, query values as text, lists joined by commas. */
export function urlOf(address: Address, input: { params?: object; query?: object }): string {
  const params = new Map(Object.entries(input.params ?? {}))
  const path = address.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params.get(name))),
  )
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value === undefined || value === null || value === '') continue
    const text = Array.isArray(value) ? value.join(',') : String(value)
    if (text) query.set(name, text)
  }
  const text = query.toString()
  return prefix + path + (text ? `?${text}` : '')
}
