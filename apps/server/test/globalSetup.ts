import type { TestProject } from 'vitest/node'
import type { Connection } from '../src/kernel/database.ts'
import { createTemplate } from './database.ts'
import { startTestServer } from './testServer.ts'

declare module 'vitest' {
  interface ProvidedContext {
    testServer: Connection
    templateName: string
  }
}

/** Starts one PostgreSQL for the whole run, with a migrated database that every test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestServer()
  const template = await createTemplate(server.connection)
  project.provide('testServer', server.connection)
  project.provide('templateName', template.name)
  return async () => {
    await template.drop()
    await server.stop()
  }
}
