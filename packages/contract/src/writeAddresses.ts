import { writeFileSync } from 'node:fs'
import { contract } from './contract.ts'
import { addressesOf } from './kernel/addresses.ts'

const file = new URL('addresses.json', import.meta.url)
writeFileSync(file, `${JSON.stringify(addressesOf(contract), null, 2)}\n`)
