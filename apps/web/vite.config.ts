import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { compression } from 'vite-plugin-compression2'
import { forms, withoutForms } from './bundles.ts'
import { lightPages } from './lightPages.ts'
import { loadAhead } from './loadAhead.ts'

const server = process.env.SERVER_ORIGIN ?? 'http://localhost:3000'

/**
 * Bundles what nearly every page needs into a few files, since the browser loads each one separately. What the login
 * page needs is apart from the rest: `fields` of the kit, `words` of the rules. What reads addresses is apart from the
 * rules that need Zod. What pages behind the login always have is a file of its own, as is what most lists have, and what
 * the pages of planning share: a dozen small files take longer than their bytes. Dialogs load after the page.
 */
const together = [
  { name: 'first', test: /./, tags: ['$initial' as const] },
  { name: 'icons', test: /tabler/, minShareCount: 2 },
  { name: 'words', test: /web.src.(i18n|theme)/, minShareCount: 30 },
  {
    name: 'fields',
    test: /core.esm.components.(Input|InputBase|TextInput|CloseButton|Checkbox|ActionIcon).|kit.(AppLink|Page|isPlainClick|fields.(fieldProps|TextInput)|form.FormProblem)/,
    minShareCount: 8,
  },
  {
    name: 'kit',
    test: /web.src.kit(?!.dialog.Dialog)|mantine(?!.core.esm.components.Modal)|floating/,
    minShareCount: 45,
  },
  { name: 'addresses', test: /contract.src.(asked.(fields|readField)|listFields)|domain.src.calendar/ },
  { name: 'rules', test: /packages.(domain|words|contract)/, minShareCount: 30 },
  {
    name: 'parts',
    test: /web.src.(kit.\w+\.tsx?$|kit.table.table.module|app.\w+\.tsx?$|i18n)/,
    minShareCount: 20,
    maxModuleSize: 4000,
  },
  {
    name: 'frame',
    test: /web.src.app.(session.(sessionMessages|SessionDialog)|useEnterAccount|useTellMail|useOfferUndo)|undoStack|LazyDialog|use-disclosure|AccordionChevron|react-query.build.modern.useQuery\./,
    minShareCount: 2,
  },
  {
    name: 'lists',
    test: /web.src.(kit.(filters.(FilterBar|checkFilter)|BackLink|table.SkeletonRows)|app.(useBackToList|listAddress))/,
    minShareCount: 2,
  },
  { name: 'planning', test: /web.src.dispatch.\w+\.tsx?$/, minShareCount: 5, maxModuleSize: 4000 },
]

/** Serves the pages of customers and crews from source, where the server serves the built ones. */
const otherPages: Plugin = {
  name: 'other-pages',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, _, next) => {
      const url = request.url ?? ''
      if (/^\/(checkout\/[^/]+\/customer|offer\/)/.test(url)) request.url = '/customer.html'
      if (/^\/crew(\/|$)/.test(url)) request.url = '/crew.html'
      next()
    })
  },
}

export default defineConfig({
  plugins: [
    react(),
    otherPages,
    loadAhead,
    lightPages,
    // Packed once here, not by the server at every visit.
    compression({ include: /\.(js|css|svg)$/, threshold: 1024, logLevel: 'silent' }),
  ],
  build: {
    target: 'es2023',
    chunkSizeWarningLimit: 700,
    manifest: true,
    rolldownOptions: { output: { codeSplitting: { groups: [forms, ...together.map(withoutForms)] } } },
  },
  server: { proxy: { '/api': server, '/uploads': server, '/pay/': server, '/test-desk': server } },
})
