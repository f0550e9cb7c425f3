import { setTimeout as delay } from 'node:timers/promises'
import { dayIn } from '@tourdesk/domain/calendar'
import { newId } from '@tourdesk/server/kernel/newId'

/** A change with its key. It's sent again until it's acknowledged, and must be made exactly once. */
export interface Write {
  kind: 'order' | 'payment'
  key: string
}

/** The result of an attempt: its status (0 without an answer), its code and its duration. */
export interface Attempt {
  at: number
  status: number
  code: string
  ms: number
}

export interface Shop {
  address: string
  cookie: string
  /** The body of an order, without its key. */
  order: object
}

/** Clients that place orders and record money without pause; each sends a change until it's acknowledged. */
export class Writers {
  readonly acknowledged: Write[] = []
  readonly attempts: Attempt[] = []
  readonly #shop: Shop
  readonly #windows: Promise<void>[]
  #isOver = false

  constructor(shop: Shop, windows: number) {
    this.#shop = shop
    this.#windows = Array.from({ length: windows }, () => this.#work())
  }

  /** Lets all clients finish their current change. */
  async stop(): Promise<void> {
    this.#isOver = true
    await Promise.all(this.#windows)
  }

  async #work(): Promise<void> {
    while (!this.#isOver) {
      const key = newId()
      const order = await this.#send({ kind: 'order', key }, '/orders', {
        ...this.#shop.order,
        clientKey: key,
      })
      for (let payment = 0; payment < 2 && !this.#isOver; payment += 1) {
        const clientKey = newId()
        const money = {
          kind: 'payment',
          method: 'cash',
          amount: 10,
          day: dayIn(new Date()),
          isOverpayment: true,
        }
        await this.#send({ kind: 'payment', key: clientKey }, `/orders/${order}/ledger`, {
          ...money,
          clientKey,
        })
      }
    }
  }

  /** Returns the order's id. */
  async #send(write: Write, path: string, body: object): Promise<string> {
    for (;;) {
      const started = Date.now()
      const { status, answer } = await this.#post(path, body)
      const { code = '', _id = '', message } = answer
      this.attempts.push({ at: started, status, code, ms: Date.now() - started })
      if (status === 200 || status === 201) {
        this.acknowledged.push(write)
        return _id
      }
      if (status !== 0 && status !== 503)
        throw new Error(`${path}: ${status} ${code} ${JSON.stringify(message)}`)
      await delay(50)
    }
  }

  async #post(path: string, body: object): Promise<{ status: number; answer: Answer }> {
    try {
      const response = await fetch(`${this.#shop.address}/api/v1${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: this.#shop.cookie },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(longestMs),
      })
      return { status: response.status, answer: (await response.json()) as Answer }
    } catch (error) {
      if (error instanceof DOMException && error.name === 'TimeoutError')
        throw new Error(`${path} gave no answer for ${longestMs} ms`)
      return { status: 0, answer: {} }
    }
  }
}

interface Answer {
  code?: string
  _id?: string
  message?: unknown
}

const longestMs = 30_000
