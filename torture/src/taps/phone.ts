import { setTimeout as delay } from 'node:timers/promises'
import { type CrewEventInput, mostEvents } from '@tourdesk/contract/crew/crewEvents'
import { Problem } from '@tourdesk/contract/kernel/problem'
import type { TestClient } from '../../../apps/server/test/given/ground.ts'

/** A crew member's phone: it keeps each event until the office has answered, oldest first. */
export class Phone {
  /** The number of calls without an answer. */
  lost = 0
  /** The number of events that had arrived before, so that only the answer was missing. */
  repeated = 0
  readonly refused: string[] = []
  readonly #client: TestClient
  readonly #waiting: CrewEventInput[] = []
  #sending: Promise<void> | null = null

  constructor(client: TestClient) {
    this.#client = client
  }

  tap(event: CrewEventInput): void {
    this.#waiting.push(event)
    this.#sending ??= this.#send().finally(() => {
      this.#sending = null
    })
  }

  /** Resolves once everything is sent. */
  async isSent(): Promise<void> {
    while (this.#sending) await this.#sending
  }

  /** The unit as the phone shows it; asks until there's an answer. */
  async unit(id: string) {
    for (;;) {
      const sheet = await this.#reach(() => this.#client.crew.unit({ params: { id } }))
      if (sheet) return sheet
    }
  }

  async #send(): Promise<void> {
    while (this.#waiting.length > 0) {
      const events = this.#waiting.slice(0, mostEvents)
      const answer = await this.#reach(() =>
        this.#client.crew.send({ body: { events } }, AbortSignal.timeout(10_000)),
      )
      for (const { _id, outcome, code } of answer?.data ?? []) {
        if (outcome === 'known') this.repeated += 1
        if (outcome === 'refused') this.refused.push(`${_id} ${code}`)
      }
      this.#waiting.splice(0, answer?.data.length ?? 0)
    }
  }

  /** Null after a moment if there's no answer; throws errors that a retry wouldn't help. */
  async #reach<Answer>(call: () => Promise<Answer>): Promise<Answer | null> {
    try {
      return await call()
    } catch (error) {
      if (error instanceof Problem && error.status !== 503) throw error
      this.lost += 1
      await delay(20)
      return null
    }
  }
}
