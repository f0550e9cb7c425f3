import { Jar } from './jar.ts'
import { worker } from './worker.ts'

interface Sent {
  data?: unknown
  headers?: Record<string, string>
}

/** A call as journeys watch it. */
export interface Call {
  method: () => string
  url: () => string
  postDataJSON: () => unknown
}

/** What a browser sends to the product, over HTTP and with its cookies: for its page, and for the journey itself. */
export class Calls {
  listener: (call: Call) => void = () => {}
  private readonly jar = new Jar()
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

  /** A page opens. */
  enter(): void {
    this.page += 1
  }

  /** A page closes: its calls aren't answered any more. */
  leave(): void {
    this.page += 1
  }

  /** `fetch` of the page. */
  fromPage: typeof fetch = async (input, init) => {
    const { page } = this
    const url = new URL(String(input), this.origin).href
    const method = init?.method ?? 'GET'
    this.listener({
      method: () => method,
      url: () => url,
      postDataJSON: () => JSON.parse(String(init?.body)),
    })
    const answer = await this.send(url, init).catch((error: unknown) => {
      if (page === this.page) throw error
    })
    return answer && page === this.page ? answer : new Promise(() => {})
  }

  private async ask(method: string, path: string, { data, headers = {} }: Sent = {}) {
    const answer = await this.send(new URL(path, this.origin).href, {
      method,
      headers: { ...headers, ...(data !== undefined && { 'content-type': 'application/json' }) },
      ...(data !== undefined && { body: JSON.stringify(data) }),
    })
    const text = await answer.text()
    return {
      ok: () => answer.ok,
      status: () => answer.status,
      text: async () => text,
      json: async () => JSON.parse(text),
    }
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
