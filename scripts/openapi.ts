import { writeFileSync } from 'node:fs'
import { contract } from '@tourdesk/contract/contract'
import { openapiOf } from '@tourdesk/contract/kernel/openapi'

// npm run openapi -- FILE: writes the contract as an OpenAPI document, or prints it.
const document = JSON.stringify(openapiOf(contract, { title: 'Tourdesk', version: '1' }), null, 2)
const [file] = process.argv.slice(2)
if (file) writeFileSync(file, `${document}\n`)
else console.log(document)
