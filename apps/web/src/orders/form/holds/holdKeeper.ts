import type { Hold } from '@tourdesk/contract/departures/holds'
import { Problem } from '@tourdesk/contract/kernel/problem'
import { holdMinutes } from '@tourdesk/domain/departures/holds/hold'
import type { WantedHold } from '@tourdesk/domain/orders/wantedHold'

/** What the form says about the places of an entry: until when they were held, or why they aren't. */
export type HoldNews = { kind: 'ended'; until: string } | { kind: 'refused'; problem: Problem }

/** What a keeper shows. */
export interface HoldState {
  id: string | null
  news: HoldNews | null
}

/** The calls, and the browser's clock in milliseconds. */
export interface HoldCalls {
  create: (wanted: WantedHold, clientKey: string) => Promise<Hold>
  change: (id: string, wanted: WantedHold) => Promise<Hold>
  remove: (id: string) => Promise<unknown>
  now: () => number
}

/** A hold lasts this long by the browser's clock, even if that clock is wrong. */
const life = holdMinutes * 60_000
/** A form that's used renews its hold this often. */
const renewal = life / 3

interface Held {
  id: string
  /** By the browser's clock. */
  since: number
  expiresAt: string
  wanted: WantedHold
}

export type HoldKeeper = ReturnType<typeof holdKeeper>

/**
 * Keeps the places of one entry held: makes a hold, changes and renews it, and gives it back. Calls run one
 * after the other, and the last wish wins. Without a connection it tries again at the next `tick`.
 */
export function holdKeeper(calls: HoldCalls, onChange: (state: HoldState) => void) {
  let wanted: WantedHold | null = null
  let held: Held | null = null
  let news: HoldNews | null = null
  let key: string | null = null
  let lastUse = calls.now()
  let lastTry = 0
  let isPaused = false
  let running: Promise<void> | null = null

  const tell = () => onChange({ id: held?.id ?? null, news })
  const hasEnded = () => held !== null && calls.now() - held.since >= life

  function sync(): Promise<void> {
    running ??= run().finally(() => {
      running = null
      tell()
    })
    return running
  }

  async function run(): Promise<void> {
    let asked: WantedHold | null
    do {
      asked = wanted
      lastTry = calls.now()
      try {
        await follow(asked)
      } catch (error) {
        if (wanted === asked) await stop(error)
      }
    } while (wanted !== asked)
  }

  async function follow(next: WantedHold | null): Promise<void> {
    if (hasEnded()) held = null
    if (!next) return giveBack()
    const since = calls.now()
    const hold = held ? await change(held.id, next) : null
    if (hold && held) held = { ...held, ...toHeld(hold, since, next) }
    else held = toHeld(await create(next), since, next)
    key = null
    news = null
  }

  function create(next: WantedHold): Promise<Hold> {
    key ??= crypto.randomUUID()
    return calls.create(next, key)
  }

  /** Null for a hold that's gone. */
  async function change(id: string, next: WantedHold): Promise<Hold | null> {
    try {
      return await calls.change(id, next)
    } catch (error) {
      if (!isRefusal(error, 'not_found')) throw error
      held = null
      return null
    }
  }

  async function giveBack(): Promise<void> {
    const id = held?.id
    held = null
    news = null
    if (id) await calls.remove(id).catch(() => undefined)
  }

  /** A refused hold of another departure is given back, one that's only smaller than wanted is kept. */
  async function stop(error: unknown): Promise<void> {
    if (!(error instanceof Problem) || error.code === 'offline') return
    key = null
    if (held && wanted && !isSameDeparture(held.wanted, wanted)) await giveBack()
    const isTold = error.code === 'not_enough_places' || error.code === 'too_many_holds'
    if (isTold && news?.kind !== 'ended') news = { kind: 'refused', problem: error }
  }

  function lose(): void {
    if (!held || !hasEnded()) return
    news = { kind: 'ended', until: held.expiresAt }
    held = null
    tell()
  }

  /** True if there's something to ask for: a hold, another one, or more time. */
  function isDue(): boolean {
    if (isPaused || !wanted) return false
    if (held && isSame(held.wanted, wanted)) return calls.now() - held.since >= renewal
    return calls.now() - lastTry >= 30_000
  }

  return {
    /** Holds these places from now on; null gives them back. */
    want(next: WantedHold | null): Promise<void> {
      if (isSame(wanted, next)) return running ?? Promise.resolve()
      wanted = next
      news = null
      return isPaused ? Promise.resolve() : sync()
    },
    /** Notes that the form is used, and asks again for places that ended before. */
    use(): void {
      lastUse = calls.now()
      if (news?.kind === 'ended' && isDue()) void sync()
    },
    /** Called every few seconds: notices the end of the hold, renews it while the form is used, tries again. */
    tick(): void {
      lose()
      if (calls.now() - lastUse < renewal && isDue()) void sync()
    },
    /** Waits for a running call and changes nothing more, so that an order can be saved with the hold. */
    async pause(): Promise<string | null> {
      isPaused = true
      await running
      return held?.id ?? null
    },
    resume(): void {
      isPaused = false
      if (news?.kind === 'ended') return
      if (wanted && !(held && isSame(held.wanted, wanted))) void sync()
    },
    /** The order has used it up. */
    used(): void {
      wanted = null
      held = null
    },
    /** The form is left. */
    leave(): void {
      wanted = null
      void sync()
    },
  }
}

function toHeld({ _id: id, expiresAt }: Hold, since: number, wanted: WantedHold): Held {
  return { id, since, expiresAt, wanted }
}

function isRefusal(error: unknown, code: Problem['code']): boolean {
  return error instanceof Problem && error.code === code
}

function isSameDeparture(a: WantedHold, b: WantedHold): boolean {
  return a.tour === b.tour && a.date === b.date
}

function isSame(a: WantedHold | null, b: WantedHold | null): boolean {
  if (!a || !b) return a === b
  return (
    isSameDeparture(a, b) &&
    a.group_type === b.group_type &&
    a.language === b.language &&
    a.people === b.people
  )
}
