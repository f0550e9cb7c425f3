import { defineConfig, type Plugin } from 'vite'
import { compression } from 'vite-plugin-compression2'

/** Read by the server too, which sends the worker from the root, so that it may answer for `/crew`. */
const worker = 'crew-worker.js'

/** What the page needs besides the files of its build. Letters of other alphabets are loaded when a name has some. */
const copied = ['first-paint.js', 'icon.svg', 'crew.webmanifest']
const isNeeded = (file: string) =>
  /^assets\/.*\.(js|css)$/.test(file) || /heebo-(latin|hebrew)-wght/.test(file)

/** Writes into the worker which files the phone keeps. Their names change with their content, and so does the worker. */
const keptFiles: Plugin = {
  name: 'kept-files',
  generateBundle(_, bundle) {
    const files = [...copied, ...Object.keys(bundle).filter(isNeeded).sort()].map((file) => `/${file}`)
    const chunk = bundle[worker]
    if (chunk?.type !== 'chunk') this.error(`${worker} isn't built`)
    chunk.code = chunk.code.replace('__KEPT_FILES__', () => JSON.stringify(files))
  },
}

/** Builds the crew's page with its worker beside the screens of the office, and apart from them. */
export default defineConfig({
  plugins: [
    keptFiles,
    compression({ include: /\.(js|css|svg|webmanifest)$/, threshold: 1024, logLevel: 'silent' }),
  ],
  // React's renderer alone would take two thirds of what the page may weigh.
  resolve: {
    alias: {
      'react/jsx-runtime': 'preact/jsx-runtime',
      'react-dom/client': 'preact/compat/client',
      'react-dom': 'preact/compat',
      react: 'preact/compat',
    },
  },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    target: 'es2023',
    emptyOutDir: false,
    copyPublicDir: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { crew: 'crew.html', 'crew-worker': 'src/crew/worker/worker.ts' },
      output: {
        entryFileNames: ({ name }) => (name === 'crew-worker' ? worker : 'assets/[name]-[hash].js'),
      },
    },
  },
})
