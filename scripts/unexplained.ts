import type { Manifest } from './project.ts'

/** Differences between the packages' dependencies and the table that explains them, one line each. */
export function unexplained(manifests: Manifest[], document: string): string[] {
  const own = new Set(manifests.map(({ name }) => name))
  const used = new Set(
    manifests
      .flatMap((manifest) => [manifest.dependencies, manifest.devDependencies, manifest.optionalDependencies])
      .flatMap((dependencies) => Object.keys(dependencies ?? {}))
      .filter((name) => !own.has(name)),
  )
  const rows = [...document.matchAll(/^\| (`[^|]*`) \|/gm)].flatMap((row) =>
    row[1]!.split(/[`, ]+/).filter(Boolean),
  )
  const explained = new Set(rows)
  const twice = [...explained].filter((name) => rows.indexOf(name) !== rows.lastIndexOf(name))
  return [
    ...[...used].filter((name) => !explained.has(name)).map((name) => `${name} is used and not explained`),
    ...[...explained].filter((name) => !used.has(name)).map((name) => `${name} is explained and not used`),
    ...twice.map((name) => `${name} is explained twice`),
  ]
}
