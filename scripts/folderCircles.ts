/** An import, as the paths of both files. */
export interface Import {
  from: string
  to: string
}

/**
 * The circles between folders that stand side by side, at every level, each as its shortest way around with
 * an import for each step. A folder and the one that contains it may need each other.
 */
export function folderCircles(imports: readonly Import[]): string[] {
  const found = new Map<string, string>()
  for (const [folder, steps] of stepsByFolder(imports))
    for (const start of steps.keys()) {
      const circle = shortestCircle(steps, start)
      if (!circle) continue
      const key = `${folder}: ${circle.map(({ to }) => to).toSorted()}`
      if (!found.has(key)) found.set(key, textOf(folder, start, circle))
    }
  return [...found.values()]
}

function textOf(folder: string, start: string, circle: readonly FolderStep[]): string {
  return [
    `${folder}: ${[start, ...circle.map(({ to }) => to)].join(' → ')}`,
    ...circle.map(({ example: { from, to } }) => `  ${from} → ${to}`),
  ].join('\n')
}

/** From a folder to one beside it, and an import that goes there. */
interface FolderStep {
  to: string
  example: Import
}

/** The steps between the folders inside of each folder, by the folder where they start. */
function stepsByFolder(imports: readonly Import[]): Map<string, Map<string, FolderStep[]>> {
  const all = new Map<string, Map<string, FolderStep[]>>()
  for (const example of imports) {
    const [from, to] = [example.from.split('/'), example.to.split('/')]
    const level = from.findIndex((name, index) => name !== to[index])
    const [own, other] = [from[level], to[level]]
    if (level < 0 || level >= Math.min(from.length, to.length) - 1 || !own || !other) continue
    const folder = from.slice(0, level).join('/')
    const steps = all.get(folder) ?? new Map<string, FolderStep[]>()
    all.set(folder, steps)
    const known = steps.get(own) ?? []
    if (!known.some((step) => step.to === other)) steps.set(own, [...known, { to: other, example }])
  }
  return all
}

function shortestCircle(steps: ReadonlyMap<string, FolderStep[]>, start: string): FolderStep[] | undefined {
  const seen = new Set<string>()
  let ways: FolderStep[][] = [[]]
  while (ways.length > 0) {
    const longer = ways.flatMap((way) =>
      (steps.get(way.at(-1)?.to ?? start) ?? []).map((step) => [...way, step]),
    )
    const circle = longer.find((way) => way.at(-1)?.to === start)
    if (circle) return circle
    ways = longer.filter((way) => {
      const to = way.at(-1)?.to ?? start
      if (seen.has(to)) return false
      seen.add(to)
      return true
    })
  }
  return undefined
}
