import { type AutomaticEvent, automaticEvents } from '@tourdesk/domain/messages/automatic'
import type { TestClient } from './given/ground.ts'

/** Switches messages that go out by themselves: only these are on. */
export async function switchNews(client: TestClient, ...on: AutomaticEvent[]): Promise<void> {
  const settings = await client.messageSettings.get()
  const switched = Object.fromEntries(automaticEvents.map((event) => [event, on.includes(event)]))
  await client.messageSettings.change({ body: { ...settings, switched } })
}
