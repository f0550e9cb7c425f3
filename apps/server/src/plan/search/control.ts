/** What a search shares with who follows it, across threads: the wish that it ends, and how far it is. */
export type Control = Int32Array<SharedArrayBuffer>

const [stopAt, shareAt] = [0, 1]
const whole = 1_000

export function newControl(): Control {
  return new Int32Array(new SharedArrayBuffer(8))
}

export function askToStop(control: Control): void {
  Atomics.store(control, stopAt, 1)
}

export function isAskedToStop(control: Control): boolean {
  return Atomics.load(control, stopAt) === 1
}

/** @param share from 0 to 1 */
export function reportShare(control: Control, share: number): void {
  Atomics.store(control, shareAt, Math.floor(share * whole))
}

export function shareOf(control: Control): number {
  return Atomics.load(control, shareAt) / whole
}
