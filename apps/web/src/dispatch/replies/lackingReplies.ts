import type { CrewReply } from '@tourdesk/contract/dispatch/replies'

/** The replies that somebody should see to: people who declined, or who haven't answered in time (CREW-09). */
export function lackingReplies(replies: readonly CrewReply[]): CrewReply[] {
  return replies.filter(({ state, isLate }) => state === 'declined' || (state === 'proposed' && isLate))
}
