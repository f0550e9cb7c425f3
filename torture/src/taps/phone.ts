import { setTimeout as delay } from 'node:timers/promises'
import type { EventOutcomes } from '@tourdesk/contract/crew/crewEvents'
import type { Dice } from '../dice.ts'

/** An event that waits on a phone. */
export interface Waiting {
  _id: string
  [field: string]: unknown
}

/** A crew's phone that sends what it keeps, oldest first and some at a time, until the server has answered each. */
export class Phone {
  /** How many requests came to nothing. */
  lost = 0
  readonly #address: string
  readonly #cookie: string
  readonly #dice: Dice

  constructor(address: string, cookie: string, dice: Dice) {
    this.#address = address
    this.#cookie = cookie
    this.#dice = dice
  }

  async send(events: readonly Waiting[]): Promise<void> {
    for (let sent = 0; sent < events.length; ) {
      const batch = events.slice(sent, sent + 1 + this.#dice.roll(20))
      const answer = await this.#post(batch)
      if (answer === null) {
        this.lost += 1
        await delay(20 + this.#dice.roll(60))
        continue
      }
      const refused = answer.data.filter(({ outcome }) => outcome === 'refused')
      if (refused.length > 0) throw new Error(`Refused: ${JSON.stringify(refused)}`)
      sent += batch.length
    }
  }

  async #post(events: readonly Waiting[]): Promise<EventOutcomes | null> {
    try {
      const response = await fetch(`${this.#address}/api/v1/crew/events`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: this.#cookie, connection: 'close' },
        body: JSON.stringify({ events }),
        signal: AbortSignal.timeout(15_000),
      })
      if (response.status === 503) return null
      if (response.status !== 200) throw new Error(`crew/events: ${response.status} ${await response.text()}`)
      return (await response.json()) as EventOutcomes
    } catch (error) {
      if (error instanceof Error && error.message.startsWith('crew/events')) throw error
      return null
    }
  }
}
