import { writeFileSync } from 'node:fs'
import { contract } from './contract.ts'
import { addressesOf } from './kernel/addresses.ts'
import { openapiOf } from './kernel/openapi.ts'

write('openapi.json', openapiOf(contract, { title: 'Tourdesk', version: '1' }))
write('addresses.json', addressesOf(contract))

function write(file: string, made: object): void {
  writeFileSync(new URL(file, import.meta.url), `${JSON.stringify(made, null, 2)}\n`)
}
