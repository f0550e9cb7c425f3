import { writeFileSync } from 'node:fs'
import { contract } from './contract.ts'
import { openapiOf } from './kernel/openapi.ts'

writeFileSync(
  new URL('./openapi.json', import.meta.url),
  `${JSON.stringify(openapiOf(contract, { title: 'Tourdesk', version: '1' }), null, 2)}\n`,
)
