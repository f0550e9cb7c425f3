import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { contract } from '@tourdesk/contract/contract'
import { addressesOf } from '@tourdesk/contract/kernel/addresses'
import { root } from './project.ts'

// npm run addresses: writes the part of the contract that the browser loads.
const file = join(root, 'packages/contract/src/addresses.json')
writeFileSync(file, `${JSON.stringify(addressesOf(contract), null, 2)}\n`)
