/** What changed in one version. */
export interface VersionChanges {
  /** Null for what's newer than the last version. */
  version: string | null
  /** A sentence each, newest first; code stands in backticks. */
  changes: string[]
}

/** The versions of a changelog, newest first: a heading for each, and a line for each change. */
export function changesIn(changelog: string): VersionChanges[] {
  return changelog
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [heading = '', ...lines] = part.split('\n')
      return {
        version: heading.trim() === 'Unreleased' ? null : heading.trim(),
        changes: lines.filter((line) => line.startsWith('- ')).map((line) => line.slice(2).trim()),
      }
    })
}
