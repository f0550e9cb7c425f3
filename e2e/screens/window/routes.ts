import { type Answer, answerOf } from './answer.ts'
import type { Call } from './call.ts'

export type Pattern = string | RegExp | ((url: URL) => boolean)

/** What a journey can do with a request of the page. */
interface Route {
  request: () => Call
  /** Responds instead of the product. */
  fulfill: (answer: { status?: number; json?: unknown; body?: string }) => Promise<void>
  /** Fails it, as without a connection. */
  abort: () => Promise<void>
  continue: () => Promise<void>
  /** Passes it on to the routes before this one. */
  fallback: () => Promise<void>
  /** Sends it to the product and returns the response to the journey only. */
  fetch: () => Promise<Answer>
}

type Handler = (route: Route) => unknown

interface Entry {
  pattern: Pattern
  handler: Handler
  /** The number of requests that it still handles. */
  left: number
}

/** The journey's routes between the page and the product; the latest is tried first, as in Playwright. */
export class Routes {
  private entries: Entry[] = []

  add(pattern: Pattern, handler: Handler, { times = Infinity }: { times?: number } = {}): void {
    this.entries.unshift({ pattern, handler, left: times })
  }

  remove(pattern: Pattern, handler?: Handler): void {
    const isMeant = (entry: Entry) =>
      String(entry.pattern) === String(pattern) && (!handler || entry.handler === handler)
    this.entries = this.entries.filter((entry) => !isMeant(entry))
  }

  clear(): void {
    this.entries = []
  }

  /** The response to a request of the page: from the matching routes, or else from the product by `send`. */
  through(call: Call, send: () => Promise<Response>): Promise<Response> {
    const matching = this.entries.filter(({ pattern }) => matches(call.url(), pattern))
    return answered(call, send, matching)
  }
}

function answered(call: Call, send: () => Promise<Response>, entries: Entry[]): Promise<Response> {
  const [entry, ...others] = entries.filter(({ left }) => left > 0)
  if (!entry) return send()
  entry.left -= 1
  return new Promise((resolve, reject) => {
    const settle = async (answer: Promise<Response>) => answer.then(resolve, reject)
    const handled = entry.handler({
      request: () => call,
      fulfill: async (answer) => resolve(responseOf(answer)),
      abort: async () => reject(new TypeError('Failed to fetch')),
      continue: () => settle(send()),
      fallback: () => settle(answered(call, send, others)),
      fetch: async () => answerOf(await send()),
    })
    Promise.resolve(handled).catch(reject)
  })
}

function responseOf({ status = 200, json, body }: Parameters<Route['fulfill']>[0]): Response {
  if (json === undefined) return new Response(body ?? '', { status })
  return new Response(JSON.stringify(json), { status, headers: { 'content-type': 'application/json' } })
}

function matches(url: string, pattern: Pattern): boolean {
  if (typeof pattern === 'function') return pattern(new URL(url))
  return (typeof pattern === 'string' ? fromGlob(pattern) : pattern).test(url)
}

/** As in Playwright: `**` is anything, `*` is anything within a segment, and `?` is itself. */
function fromGlob(glob: string): RegExp {
  const source = glob.replaceAll(/\*\*|\*|[.+?^${}()|[\]\\]/g, (found) => {
    if (found === '**') return '.*'
    return found === '*' ? '[^/]*' : `\\${found}`
  })
  return new RegExp(`^${source}$`)
}
