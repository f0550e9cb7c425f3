import { type Answer, answerOf } from './answer.ts'
import type { Call } from './call.ts'
import { Jar } from './jar.ts'
import { Routes } from './routes.ts'
import { worker } from './worker.ts'

interface Sent {
  data?: unknown
  headers?: Record<string, string>
}

/**
 * Sends a browser's requests to the product over HTTP, with its cookies: those of the page, and the journey's
 * own.
 */
export class Calls {
  readonly listeners = new Set<(call: Call) => void>()
  /** Called for each request of the page with its response. */
  readonly answerListeners = new Set<(call: Call, answer: Answer) => void>()
  /** The journey's routes for requests of the page; the journey's own requests bypass them. */
  readonly routes = new Routes()
  readonly jar = new Jar()
  private page = 0
  private readonly origin: string

  constructor(origin: string) {
    this.origin = origin
  }

  get = (path: string, sent?: Sent) => this.ask('GET', path, sent)
  post = (path: string, sent?: Sent) => this.ask('POST', path, sent)
  put = (path: string, sent?: Sent) => this.ask('PUT', path, sent)
  patch = (path: string, sent?: Sent) => this.ask('PATCH', path, sent)
  delete = (path: string, sent?: Sent) => this.ask('DELETE', path, sent)

  /** Called when a page opens. */
  enter(): void {
    this.page += 1
  }

  /** Called when a page closes: its requests get no more responses. */
  leave(): void {
    this.page += 1
  }

  /** The page's `fetch`. */
  fromPage: typeof fetch = async (input, init) => {
    const { page } = this
    const url = new URL(String(input), this.origin).href
    const method = init?.method ?? 'GET'
    const body = init?.body == null ? null : String(init.body)
    const call: Call = {
      method: () => method,
      url: () => url,
      headers: () => headersOf(init),
      postData: () => body,
      postDataJSON: () => JSON.parse(String(body)),
    }
    for (const listen of this.listeners) listen(call)
    const answer = await Promise.race([
      this.routes.through(call, () => this.send(url, init)),
      aborted(init?.signal),
    ]).catch((error: unknown) => {
      if (page === this.page) throw error
    })
    if (!answer || page !== this.page) return new Promise(() => {})
    for (const listen of this.answerListeners) listen(call, answerOf(answer.clone()))
    return answer
  }

  private async ask(method: string, path: string, { data, headers = {} }: Sent = {}) {
    const answer = await this.send(new URL(path, this.origin).href, {
      method,
      headers: { ...headers, ...(data !== undefined && { 'content-type': 'application/json' }) },
      ...(data !== undefined && { body: JSON.stringify(data) }),
    })
    return answerOf(answer)
  }

  private async send(url: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers)
    headers.set('cookie', this.jar.headerFor(new URL(url).pathname))
    headers.set('origin', this.origin)
    const answer = await worker.send(url, { ...init, headers })
    this.jar.keep(answer)
    return answer
  }
}

function headersOf(init: RequestInit | undefined): Record<string, string> {
  const named = [...new Headers(init?.headers)].map(([name, value]) => [name.toLowerCase(), value])
  return Object.fromEntries(named)
}

/** Rejects when the page aborts a request, even one that a journey is holding. */
function aborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
}
