import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { stateOf, type Tapped } from '@tourdesk/domain/crew/stateOf'
import { runningEmbedded } from '@tourdesk/server/embedded/startEmbedded'
import type { Connection } from '@tourdesk/server/kernel/database'
import { openDatabase } from '@tourdesk/server/kernel/database'
import { newId } from '@tourdesk/server/kernel/newId'
import { ChildProduct } from '../childProduct.ts'
import { Dice } from '../dice.ts'
import { brokenWire } from './brokenWire.ts'
import { openRoad, people, type Road } from './openRoad.ts'
import { Phone, type Waiting } from './phone.ts'

export interface Tapping {
  taps: number
  /** Taps that aren't stored. */
  lost: number
  /** Taps with more than one row in the order's log. */
  doubled: number
  /** Parties whose state isn't the same on both phones, or isn't what was tapped. */
  wrong: number
  /** Connections that broke. */
  broken: number
  restarts: number
}

/** Two phones of one vehicle send so many taps over connections that break, while the server is killed and restarted. */
export async function taps(size: number, seed = Date.now() % 1_000_000): Promise<Tapping> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tourdesk-taps-'))
  const product = await ChildProduct.at({ DATA_DIR: dataDir })
  try {
    await product.start()
    const road = await openRoad(product.address, databaseIn(dataDir))
    const wire = await brokenWire(Number(new URL(product.address).port), new Dice(seed))
    const kept = road.phones.map((_, phone) => tapsOf(road, Math.ceil(size / 2), new Dice(seed + 1 + phone)))
    let isOver = false
    const sending = Promise.all(
      road.phones.map((cookie, phone) =>
        new Phone(wire.address, cookie, new Dice(seed + 11 + phone)).send(kept[phone] ?? []),
      ),
    ).finally(() => (isOver = true))
    let restarts = 0
    for (const least = Math.ceil(size / 500); restarts < least || !isOver; restarts += 1) {
      await Promise.race([delay(1500), sending])
      if (isOver && restarts > 0) break
      await product.kill()
      await product.start()
    }
    await sending
    await wire.close()
    const balance = await compare(databaseIn(dataDir), product.address, road, kept.flat())
    return { taps: kept.flat().length, ...balance, broken: wire.broken(), restarts }
  } finally {
    await product.kill('SIGTERM')
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Taps of one phone: parties get on and off, don't come, and half of the last taps are taken back. */
function tapsOf({ unit, entries }: Road, size: number, dice: Dice): Waiting[] {
  const made: Waiting[] = []
  const from = Date.now() - 3_600_000
  for (let tap = 0; tap < size; tap += 1) {
    const about = { _id: newId(), tourCar: unit, at: new Date(from + dice.roll(3_500_000)).toISOString() }
    const before = made.at(-1)
    const undo = before && before.kind !== 'undo' && dice.roll(4) === 0
    made.push(
      undo
        ? { ...about, kind: 'undo', selectedTour: before.selectedTour, undoes: before._id }
        : {
            ...about,
            kind: dice.pick(['boarded', 'no_show', 'dropped_off']),
            selectedTour: dice.pick(entries),
            count: dice.roll(people + 1),
          },
    )
  }
  return made
}

async function compare(connection: Connection, address: string, road: Road, sent: readonly Waiting[]) {
  const { pool, close } = await openDatabase(connection, [])
  try {
    const { rows: stored } = await pool.query<{ id: string }>('select id from boarding_events')
    const { rows: logged } = await pool.query<{ taps: number }>(
      `select count(*)::int as taps from audit_log where action = 'boarding tapped'`,
    )
    const ids = new Set(stored.map(({ id }) => id))
    const seen = await Promise.all(road.phones.map((cookie) => seenOn(address, cookie, road.unit)))
    const expected = stateText(road, sent.map(asTapped))
    return {
      lost: sent.filter(({ _id }) => !ids.has(_id)).length,
      doubled: Math.abs(stored.length - sent.length) + Math.abs((logged[0]?.taps ?? 0) - sent.length),
      wrong: seen.filter((events) => stateText(road, events) !== expected).length,
    }
  } finally {
    await close()
  }
}

async function seenOn(address: string, cookie: string, unit: string): Promise<(Tapped & Sent)[]> {
  const answer = await fetch(`${address}/api/v1/crew/units/${unit}`, { headers: { cookie } })
  return ((await answer.json()) as { events: (Tapped & Sent)[] }).events
}

interface Sent {
  selectedTour: unknown
}

/** Every tap is made and taken back by its own phone. */
function asTapped(event: Waiting): Tapped & Sent {
  const { _id, kind, count = null, undoes = null, at, selectedTour } = event as unknown as Tapped & Sent
  return { _id, kind, count, undoes, at, selectedTour, by: { kind: 'crew', _id: 'own' } }
}

function stateText({ entries }: Road, events: readonly (Tapped & Sent)[]): string {
  const states = entries.map((entry) =>
    stateOf(
      people,
      events.filter(({ selectedTour }) => selectedTour === entry),
    ),
  )
  return JSON.stringify(states)
}

function databaseIn(dataDir: string): Connection {
  const connection = runningEmbedded(dataDir)
  if (!connection) throw new Error('The database is not running')
  return connection
}
