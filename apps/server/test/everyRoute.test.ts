import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { contract } from '@tourdesk/contract/contract'
import { urlOf } from '@tourdesk/contract/kernel/client'
import { openapiOf } from '@tourdesk/contract/kernel/openapi'
import type { Route } from '@tourdesk/contract/kernel/route'
import { permissionsOf } from '@tourdesk/domain/access/actor'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer, type TestServer } from './as.ts'

const routes = Object.entries(contract).flatMap(([feature, calls]) =>
  Object.entries(calls).map(([name, route]) => ({ call: `${feature}.${name}`, route: route as Route })),
)
