import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** Adds up the CPU seconds of all programs that this one starts, however they end. */
export interface CpuMeter {
  /** CPU seconds since the start, or null on systems without `/proc`. */
  read: () => number | null
  stop: () => void
}

/**
 * The system adds a program's time to its parent's once the parent has waited for it. This also counts
 * programs that nobody waits for: it checks all programs every second and keeps their last values. A program
 * is ours if its parent is, or if it has our mark, like a daemon whose parent ended at once.
 */
export function startCpuMeter(): CpuMeter {
  if (!existsSync('/proc/self/stat')) return { read: () => null, stop: () => {} }
  process.env[mark] = String(process.pid)
  const strangers = new Set(readPrograms().keys())
  let ours: Programs = new Map()
  let lost = 0

  function look(): number {
    const next = oursAmong(readPrograms(), ours, strangers)
    lost += lostBetween(ours, next)
    ours = next
    return ticksOf([...ours.values()]) + lost
  }

  const atStart = look()
  const timer = setInterval(look, 1000)
  return { read: () => (look() - atStart) / ticksPerSecond, stop: () => clearInterval(timer) }
}

interface Program {
  startedAt: number
  parent: number
  /** Its own ticks. */
  own: number
  /** Ticks of the children that it has waited for, and of their children. */
  children: number
}
type Programs = Map<number, Program>

const mark = 'TOURDESK_CPU_METER'
const ticksPerSecond = 100

function ticksOf(programs: Program[]): number {
  return programs.reduce((sum, { own, children }) => sum + own + children, 0)
}

function readPrograms(): Programs {
  const ids = readdirSync('/proc').map(Number).filter(Number.isInteger)
  return new Map(ids.flatMap((id) => readProgram(id) ?? []))
}

function readProgram(id: number): [[number, Program]] | null {
  const stat = read(`/proc/${id}/stat`)
  if (!stat) return null
  // The name may contain spaces and brackets; the numbers come after it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const at = (index: number) => Number(fields[index])
  // Our own time doesn't count: only that of programs we started.
  const own = id === process.pid ? 0 : at(11) + at(12)
  return [[id, { startedAt: at(19), parent: at(1), own, children: at(13) + at(14) }]]
}

/** Our programs and those they started since; adds programs found without our mark to `strangers`. */
function oursAmong(all: Programs, before: Programs, strangers: Set<number>): Programs {
  const isOurs = (id: number): boolean => {
    const program = all.get(id)
    if (!program) return false
    if (id === process.pid || before.get(id)?.startedAt === program.startedAt) return true
    if (isOurs(program.parent)) return true
    if (strangers.has(id)) return false
    const isMarked = read(`/proc/${id}/environ`).split('\0').includes(`${mark}=${process.pid}`)
    if (!isMarked) strangers.add(id)
    return isMarked
  }
  return new Map([...all].filter(([id]) => isOurs(id)))
}

/** Ticks of programs that ended without being waited for. */
function lostBetween(before: Programs, now: Programs): number {
  const hasEnded = (id: number) => before.has(id) && before.get(id)?.startedAt !== now.get(id)?.startedAt
  const heirOf = (id: number): number => {
    const parent = before.get(id)?.parent ?? 0
    return hasEnded(parent) ? heirOf(parent) : parent
  }
  const inheritedBy = (id: number) => (now.get(id)?.children ?? 0) - (before.get(id)?.children ?? 0)
  const ended = [...before.keys()].filter(hasEnded)
  return [...Map.groupBy(ended, heirOf)].reduce((sum, [heir, ids]) => {
    const known = ticksOf(ids.map((id) => before.get(id)!))
    return sum + Math.max(0, known - inheritedBy(heir))
  }, 0)
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    // It has ended.
    return ''
  }
}
