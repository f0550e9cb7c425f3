import type { Plugin } from 'vite'
import { chunkOf, filesOf } from './chunks.ts'

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
