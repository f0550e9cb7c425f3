import { toast } from './toast.tsx'

/** Something that was done and can be undone. */
export interface Undoable {
  /** Says what was done. */
  text: string
  /** What it was done to; a newer change of the same thing replaces the toast. */
  thing: string
  take: () => void
  /** Returns false while it can't be undone from the current page; by default it always can. */
  isHere?: () => boolean
  /** Screen readers are told about the change elsewhere. */
  isSilent?: boolean
}

interface Step extends Undoable {
  toast: string
}

let steps: Step[] = []
const waits = new Set<() => Promise<unknown>>()

/** The user's latest changes, for the buttons of toasts and for Ctrl+Z. */
export const undoStack = {
  /** Shows what was done with an undo button; Ctrl+Z undoes it too, even after the toast has gone. */
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

  /** Makes Ctrl+Z wait for work in progress, until the returned function is called. */
  waitFor(settled: () => Promise<unknown>): () => void {
    waits.add(settled)
    return () => void waits.delete(settled)
  },

  /** For when the person or account changes: the earlier steps aren't theirs. */
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
