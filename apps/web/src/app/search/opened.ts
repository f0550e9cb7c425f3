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
/** A thing opened from the search, with its name at the time. */
export type Opened = z.output<typeof Opened>

/** The last things opened from the search, newest first, kept in this browser until logout. */
export const opened = {
  /** @param owner identifies the user and the account; nobody else sees their things */
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
      // If the browser's storage is full, the list stays as it was.
    }
  },
}
