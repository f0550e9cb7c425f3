import { toast } from './toast.tsx'

/** Something that was done and can be undone. */
export interface Undoable {
  /** Says what was done. */
  text: string
  /** What it was done to: its next change replaces the toast. */
  thing: string
  take: () => void
  /** False while it can't be undone where the user is now; without it, it always can. */
  isHere?: () => boolean
  /** The change is announced to screen readers elsewhere. */
  isSilent?: boolean
}

interface Step extends Undoable {
  toast: string
}

let steps: Step[] = []
const waits = new Set<() => Promise<unknown>>()

/** What the user did last, for the buttons of toasts and for Ctrl+Z. */
export const undoStack = {
  /** Shows what was done with a button to undo it; Ctrl+Z undoes it too, also once the toast is gone. */
  push(done: Undoable): void {
    const step: Step = {
      ...done,
      toast: toast.undo(done.text, done.thing, () => take(step), done.isSilent ? 'region' : 'status'),
    }
    steps.push(step)
  },

  /** Undoes the last step, each only once. */
  async takeLast(): Promise<void> {
    await Promise.all([...waits].map((settled) => settled()))
    const last = steps.findLast(({ isHere = () => true }) => isHere())
    if (last) take(last)
  },

  /** Ctrl+Z waits for what's under way, until the returned function is called. */
  waitFor(settled: () => Promise<unknown>): () => void {
    waits.add(settled)
    return () => void waits.delete(settled)
  },

  /** For another person or account: what was done isn't theirs. */
  clear(): void {
    for (const step of steps) toast.close(step.toast)
    steps = []
  },
}

function take(step: Step): void {
  if (!steps.includes(step)) return
  steps = steps.filter((other) => other !== step)
  toast.close(step.toast)
  step.take()
}
