import { stringifySearch } from '../app/searchParams.ts'
import type { MessagesSearch } from './messagesSearch.ts'

/** The address of the message list, filtered, or with a message open. */
export function messagesHref(asked: Partial<MessagesSearch> = {}): string {
  return `/messages/outbox${stringifySearch(asked)}`
}
