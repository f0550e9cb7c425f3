import { stringifySearch } from '../app/searchParams.ts'
import type { MessagesSearch } from './messagesSearch.ts'

/** The address of the list of messages, narrowed, or with a message open over it. */
export function messagesHref(asked: Partial<MessagesSearch> = {}): string {
  return `/messages/outbox${stringifySearch(asked)}`
}
