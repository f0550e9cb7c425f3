import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { CrewEventInput } from '@tourdesk/contract/crew/crewEvents'
import { type PartyState, stateOf, type Tapped } from '@tourdesk/domain/crew/stateOf'
import { openDatabase } from '@tourdesk/server/kernel/database'
import { ChildProduct } from '../childProduct.ts'
import { Dice } from '../dice.ts'
import { databaseIn } from '../kills.ts'
import { signIn } from '../shop.ts'
import { type Arrived, arrivedOf } from './arrived.ts'
import { BrokenLine } from './brokenLine.ts'
import { Phone } from './phone.ts'
import { clientAt, givenRoadIn, type Road } from './road.ts'
import { Tapping } from './tapping.ts'

export interface AllTapped extends Arrived {
  taps: number
  restarts: number
  /** Connections that broke, and calls without an answer. */
  cuts: number
  lost: number
  /** Events that had arrived although their answer hadn't. */
  repeated: number
  refused: number
  /** Parties whose state on a phone differs from what was tapped. */
  differing: number
}

/**
 * Two phones tap on one vehicle over breaking connections, `size` times together, while the server is killed
 * and restarted.
 */
export async function taps(size: number, seed = Date.now()): Promise<AllTapped> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tourdesk-taps-'))
  const product = await ChildProduct.at({ DATA_DIR: dataDir })
  const dice = new Dice(seed)
  const restarts = Math.ceil(size / 250)
  const port = Number(new URL(product.address).port)
  const lines = [await BrokenLine.to(port, dice), await BrokenLine.to(port, dice)]
  try {
    await product.start()
    const road = await planRoad(product.address, dataDir)
    const phones = road.crew.map(({ cookie }, index) => new Phone(clientAt(lines[index]!.address, cookie)))
    const hands = road.crew.map(() => new Tapping(road, dice))
    for (let restart = 0; restart <= restarts; restart += 1) {
      if (restart > 0) await product.kill()
      const isBack = restart > 0 ? product.start() : null
      const share = shareOf(size / 2, { restart, restarts })
      await Promise.all(phones.map((phone, index) => tapOn(phone, hands[index]!, { taps: share, dice })))
      await isBack
    }
    await Promise.all(phones.map((phone) => phone.isSent()))
    for (const line of lines) line.mend()
    const tapped = hands.flatMap(({ events }) => events)
    const sum = (of: (phone: Phone) => number) => phones.reduce((all, phone) => all + of(phone), 0)
    return {
      taps: tapped.length,
      restarts,
      cuts: lines.reduce((all, line) => all + line.cuts, 0),
      lost: sum(({ lost }) => lost),
      repeated: sum(({ repeated }) => repeated),
      refused: sum(({ refused }) => refused.length),
      ...(await arrivedOf(databaseIn(dataDir), tapped)),
      differing: await differingOn(phones, road, hands),
    }
  } finally {
    await Promise.all(lines.map((line) => line.end()))
    await product.kill('SIGTERM')
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function planRoad(address: string, dataDir: string): Promise<Road> {
  const { db, close } = await openDatabase(databaseIn(dataDir), [])
  try {
    return await givenRoadIn({ address, cookie: await signIn(address), db }, 12)
  } finally {
    await close()
  }
}

/** The number of a phone's taps between two restarts; all shares add up to the total. */
function shareOf(taps: number, { restart, restarts }: { restart: number; restarts: number }): number {
  const until = (part: number) => Math.round((taps * part) / (restarts + 1))
  return until(restart + 1) - until(restart)
}

async function tapOn(
  phone: Phone,
  hand: Tapping,
  { taps, dice }: { taps: number; dice: Dice },
): Promise<void> {
  for (let tap = 0; tap < taps; tap += 1) {
    phone.tap(hand.next())
    await delay(dice.roll(30))
  }
}

/**
 * The number of parties that a phone shows wrongly. Both phones must show the result of all taps, which is
 * worked out here without the server.
 */
async function differingOn(phones: Phone[], road: Road, hands: Tapping[]): Promise<number> {
  const all = hands.flatMap(({ events }, index) =>
    events.map((event) => ({
      entry: 'selectedTour' in event ? event.selectedTour : null,
      ...toTapped(event, road.crew[index]!.operator),
    })),
  )
  const sheets = await Promise.all(phones.map((phone) => phone.unit(road.unit)))
  return road.parties.filter(({ entry, people }) => {
    const expected = stateOf(
      people,
      all.filter((event) => event.entry === entry),
    )
    return sheets.some(({ events }) => {
      const shown = stateOf(
        people,
        events.filter(({ selectedTour }) => selectedTour === entry),
      )
      return !isSame(shown, expected)
    })
  }).length
}

function toTapped(event: CrewEventInput, operator: string): Tapped {
  return {
    _id: event._id,
    kind: event.kind,
    count: 'count' in event ? event.count : null,
    undoes: event.kind === 'undo' ? event.undoes : null,
    at: event.at,
    by: { kind: 'crew', _id: operator },
  }
}

function isSame(one: PartyState, other: PartyState): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
