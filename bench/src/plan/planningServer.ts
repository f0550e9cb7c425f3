import { startSearch } from '@tourdesk/server/plan/search/startSearch'
import { largeTask } from './bounds.ts'
import '../productServer.ts'

/** What this server is asked: to plan a large day. */
export interface PlanAsked {
  seed: number
}

/** The product as it ships, which also plans large days when asked, in the thread that it plans days in. */
process.on('message', (message: unknown) => {
  if (!isPlanAsked(message)) return
  const { day, options } = largeTask(message.seed)
  void startSearch(day, options).plan.then(() => process.send?.('planned'))
})

function isPlanAsked(message: unknown): message is PlanAsked {
  return typeof message === 'object' && message !== null && 'seed' in message
}
