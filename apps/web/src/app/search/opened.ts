import { searchKinds } from '@tourdesk/contract/search/search'
import { z } from 'zod'
import { openedPrefix } from './forgetOpened.ts'

const most = 8

const Opened = z.object({
  _id: z.string(),
  kind: z.enum(searchKinds),
  title: z.string(),
  subtitle: z.string(),
  href: z.string().startsWith('/'),
})
/** A thing opened from the search, as it was called then. */
export type Opened = z.output<typeof Opened>

/** The last things that somebody opened from the search, newest first, kept in this browser until logout (HOME-16). */
export const opened = {
  /** @param owner the user and the account, whose things nobody else sees */
  read(owner: string): Opened[] {
    try {
      return z.array(Opened).parse(JSON.parse(localStorage.getItem(openedPrefix + owner) ?? '[]'))
    } catch {
      return []
    }
  },
  add(owner: string, thing: Opened): void {
    const others = opened.read(owner).filter(({ href }) => href !== thing.href)
    try {
      localStorage.setItem(openedPrefix + owner, JSON.stringify([thing, ...others].slice(0, most)))
    } catch {
      // Without room in the browser, the list stays as it was.
    }
  },
}
