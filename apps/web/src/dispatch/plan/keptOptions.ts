import { keepOptions, planAims } from '@tourdesk/domain/plan/planDay'
import { z } from 'zod'

const Kept = z.object({
  keep: z.enum(keepOptions),
  maySplit: z.boolean(),
  useSuppliers: z.boolean(),
  aim: z.enum(planAims),
})
type KeptOptions = z.output<typeof Kept>

const usual: KeptOptions = { keep: 'all', maySplit: false, useSuppliers: true, aim: 'fewest' }

/** How a person last had a day planned, kept in this browser. Changing what others know already is asked each time. */
export const keptOptions = {
  /** @param owner identifies the person and the account */
  read(owner: string): KeptOptions {
    try {
      return Kept.parse(JSON.parse(localStorage.getItem(keyOf(owner)) ?? ''))
    } catch {
      return usual
    }
  },
  write(owner: string, { keep, maySplit, useSuppliers, aim }: KeptOptions): void {
    try {
      localStorage.setItem(keyOf(owner), JSON.stringify({ keep, maySplit, useSuppliers, aim }))
    } catch {
      // If storage is full, the dialog has its defaults next time.
    }
  },
}

function keyOf(owner: string): string {
  return `plan options ${owner}`
}
