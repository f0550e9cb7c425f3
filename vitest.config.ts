import { defineConfig } from 'vitest/config'

/** Test files share a worker: no module keeps state, so not every file has to reload everything. */
const shared = { isolate: false, unstubGlobals: true, unstubEnvs: true } as const

export default defineConfig({
  test: {
    projects: [
      { test: { ...shared, name: 'domain', include: ['packages/domain/src/**/*.test.ts'] } },
      { test: { ...shared, name: 'contract', include: ['packages/contract/src/**/*.test.ts'] } },
      {
        test: {
          ...shared,
          name: 'server',
          include: ['apps/server/{src,test}/**/*.test.ts'],
          globalSetup: ['apps/server/test/globalSetup.ts'],
          pool: 'forks',
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      { test: { ...shared, name: 'web', include: ['apps/web/src/**/*.test.{ts,tsx}'] } },
      { test: { ...shared, name: 'house', include: ['{scripts,lint,demo,bench}/**/*.test.ts'] } },
    ],
  },
})
