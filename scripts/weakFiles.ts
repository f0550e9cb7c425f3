/** Stryker's JSON report: the outcome of each change to a file. */
export interface MutationReport {
  files: Record<string, { mutants: { status: string }[] }>
}

/** Files where tests notice fewer than `floor` percent of the changes, one line each, the weakest first. */
export function weakFiles({ files }: MutationReport, floor: number): string[] {
  return Object.entries(files)
    .map(([path, { mutants }]) => ({ path, percent: percentNoticed(mutants.map(({ status }) => status)) }))
    .filter(({ percent }) => percent < floor)
    .toSorted((a, b) => a.percent - b.percent)
    .map(({ path, percent }) => `${path}: ${percent.toFixed(1)} % of the changes noticed, ${floor} needed`)
}

/** The share of changes that tests notice; those that never run don't count. */
function percentNoticed(statuses: string[]): number {
  const noticed = statuses.filter((status) => status === 'Killed' || status === 'Timeout').length
  const missed = statuses.filter((status) => status === 'Survived' || status === 'NoCoverage').length
  return noticed + missed === 0 ? 100 : (100 * noticed) / (noticed + missed)
}
