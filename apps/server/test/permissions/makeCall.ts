import type { TestClient } from '../given/ground.ts'
import type { Visitor } from './people.ts'
import type { Row } from './readTable.ts'
import { requests } from './requests.ts'
import type { Try, World } from './world.ts'

/**
 * Makes a call of the table as one of its people. Each has a new session, since one of the calls signs out.
 */
export async function makeCall(
  world: World,
  { call, about }: Pick<Row, 'call' | 'about'>,
  who: Visitor,
): Promise<unknown> {
  const user = who === 'stranger' ? world.users.owner : world.users[who]
  const client = who === 'stranger' ? world.server.stranger : world.server.as(user)
  const input = await requestOf(world, call, { who, about, user })
  const end = new AbortController()
  try {
    return await callOf(client, call)(input, end.signal)
  } finally {
    end.abort()
  }
}

type LooseCall = (input: object, signal: AbortSignal) => Promise<unknown>

function callOf(client: TestClient, call: string): LooseCall {
  const [feature = '', name = ''] = call.split('.')
  return (client as Record<string, Record<string, LooseCall>>)[feature]![name]!
}

/** The request of a call by one of the people, with the records that it needs. */
export async function requestOf(world: World, call: string, asked: Try): Promise<object> {
  const [feature = '', name = ''] = call.split('.')
  type LooseRequests = Record<string, Record<string, (...given: [World, Try]) => object>>
  return (requests as LooseRequests)[feature]![name]!(world, asked)
}
