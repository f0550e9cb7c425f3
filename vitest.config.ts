import { defineConfig } from 'vitest/config'

/**
 * Test files share a worker: no module keeps state, so not every file has to reload everything. No test waits for time
 * to pass, but a busy machine makes them slow.
 */
const shared = {
  isolate: false,
  unstubGlobals: true,
  unstubEnvs: true,
  testTimeout: 30_000,
  setupFiles: ['scripts/quietTests.ts'],
}
/** What only computes runs as Node loads it: code that Vite rewrote takes half as long again. */
const computing = { ...shared, experimental: { viteModuleRunner: false } }
/** Tests that wait for a database or a screen can stall with the machine. Which ones needed it is printed. */
const waiting = { ...shared, retry: 1 }

export default defineConfig({
  test: {
    projects: [
      { test: { ...computing, name: 'domain', include: ['packages/domain/src/**/*.test.ts'] } },
      { test: { ...computing, name: 'contract', include: ['packages/{contract,words}/src/**/*.test.ts'] } },
      {
        test: {
          ...waiting,
          name: 'server',
          include: ['apps/server/{src,test}/**/*.test.ts', 'torture/src/**/*.test.ts'],
          globalSetup: ['apps/server/test/globalSetup.ts'],
          pool: 'forks',
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          ...waiting,
          name: 'web',
          include: ['apps/web/src/**/*.test.{ts,tsx}'],
          setupFiles: [...shared.setupFiles, 'apps/web/src/i18n/english.fixture.ts'],
        },
      },
      {
        oxc: { jsx: { development: false } },
        test: {
          ...waiting,
          name: 'screens',
          // Each page has modules of its own, and a worker keeps those of all its pages.
          isolate: true,
          include: ['e2e/screens/**/*.test.ts'],
          alias: {
            '@playwright/test': new URL('e2e/screens/window/playwright.ts', import.meta.url).pathname,
          },
          globalSetup: ['e2e/screens/globalSetup.ts'],
          pool: 'forks',
          // Pages come and go by the thousand objects: fewer collections, and none on other cores.
          execArgv: ['--max-semi-space-size=64', '--single-threaded-gc'],
          maxWorkers: 2,
          env: { NODE_ENV: 'production' },
          // It keeps toasts in its module, which has to be new on each page like ours.
          server: { deps: { inline: ['@mantine/notifications'] } },
          sequence: { groupOrder: 2 },
          expect: { poll: { timeout: 60_000 } },
          testTimeout: 300_000,
          hookTimeout: 60_000,
        },
      },
      { test: { ...computing, name: 'house', include: ['{scripts,lint,demo,bench}/**/*.test.ts'] } },
    ],
  },
})
