/** What changed in one version. */
export interface VersionChanges {
  /** Null for changes that are newer than the last version. */
  version: string | null
  /** One sentence per change, newest first; code is in backticks. */
  changes: string[]
}

/** The versions of a changelog, newest first. A heading starts a version, and each change is one line. */
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
