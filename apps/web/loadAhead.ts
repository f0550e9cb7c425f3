import type { Plugin, Rolldown } from 'vite'

/** What every page behind the login loads before its own code. */
const sources = ['src/routes.tsx', 'src/app/SignedInFrame.tsx', 'src/kit/toast/Toasts.tsx']

/**
 * Writes the files of those sources into the page, for `first-paint.js` to load them ahead: the first script asks for
 * them only once it has run.
 */
export const loadAhead: Plugin = {
  name: 'load-ahead',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle, chunk: first }) {
      // Served from source there are no files yet.
      if (!bundle || !first) return html
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
      const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
      const loaded = filesOf(first, byName)
      const files = new Set(sources.flatMap((source) => [...filesOf(chunkOf(source, chunks), byName)]))
      const ahead = [...files].filter((file) => !loaded.has(file)).map((file) => `/${file}`)
      return html.replace('of-pages-behind-the-login', ahead.join(' '))
    },
  },
}

/** Throws an Error if the source was moved, so that the list above follows. */
function chunkOf(source: string, chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk {
  const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(source))
  if (!chunk) throw new Error(`${source} has no file to load ahead`)
  return chunk
}

/** The files of a chunk and of all that it imports, with their style sheets. */
function filesOf(
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
