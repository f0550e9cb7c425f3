import { type SwitchedEvent, switchedEvents } from '@tourdesk/domain/messages/automatic'
import type { TestClient } from './given/ground.ts'

/** Turns on these automatic messages, and turns off all others. */
export async function switchNews(client: TestClient, ...on: SwitchedEvent[]): Promise<void> {
  const settings = await client.messageSettings.get()
  const switched = Object.fromEntries(switchedEvents.map((event) => [event, on.includes(event)]))
  await client.messageSettings.change({ body: { ...settings, switched } })
}
