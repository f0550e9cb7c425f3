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
    handler(html, { bundle = {}, chunk: first }) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
      const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
      const loaded = first ? filesOf(first, byName) : new Set<string>()
      const starts = chunks.filter(({ facadeModuleId }) =>
        sources.some((source) => facadeModuleId?.endsWith(source)),
      )
      const files = [...new Set(starts.flatMap((chunk) => [...filesOf(chunk, byName)]))]
      const ahead = files.filter((file) => !loaded.has(file)).map((file) => `/${file}`)
      return html.replace('of-pages-behind-the-login', ahead.join(' '))
    },
  },
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
