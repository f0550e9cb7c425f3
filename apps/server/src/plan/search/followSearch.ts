import type { Db } from '../../kernel/database.ts'
import type { Live } from '../../kernel/live.ts'
import { renewSearch } from './searches.ts'
import type { Search } from './startSearch.ts'

/** Keeps a search known to all servers while its facts are read, it waits for its turn, and it runs. */
export interface Follower {
  /** The search has started. */
  watch(search: Search, departures: number): void
  end(): void
}

/** Follows a claimed search, and stops it when someone asks for that or the server is about to stop. */
export function followSearch(db: Db, live: Pick<Live, 'whenEnding' | 'isEnding'>, id: string): Follower {
  let watched: { search: Search; departures: number } | null = null
  let isStopped = live.isEnding
  const stop = () => {
    isStopped = true
    watched?.search.stop()
  }
  const forget = live.whenEnding(stop)
  const stopRenewing = renewSearch(db, id, () => progressOf(watched), stop)
  return {
    watch(search, departures) {
      watched = { search, departures }
      if (isStopped) search.stop()
    },
    end() {
      forget()
      stopRenewing()
    },
  }
}

function progressOf(watched: { search: Search; departures: number } | null) {
  if (!watched) return { departures: 0, done: 0 }
  const { search, departures } = watched
  return { departures, done: Math.floor(search.share() * departures) }
}
