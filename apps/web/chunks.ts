import type { Rolldown } from 'vite'

/** Throws an Error if the source was moved, so that lists of sources follow. */
export function chunkOf(source: string, chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk {
  const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(source))
  if (!chunk) throw new Error(`${source} has no file of its own`)
  return chunk
}

/** The files of a chunk and of all that it imports, with their style sheets. */
export function filesOf(
  chunk: Rolldown.OutputChunk,
  byName: ReadonlyMap<string, Rolldown.OutputChunk>,
  files = new Set<string>(),
): Set<string> {
  if (files.has(chunk.fileName)) return files
  files.add(chunk.fileName)
  for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style)
  for (const name of chunk.imports) {
    const imported = byName.get(name)
    if (imported) filesOf(imported, byName, files)
  }
  return files
}
