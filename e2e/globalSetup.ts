import { rm } from 'node:fs/promises'
import { fillFolder } from './support/startProduct.ts'

/** Before the first journey: one demo business, which every product copies. */
export default async function globalSetup() {
  const folder = await fillFolder()
  return () => rm(folder, { recursive: true, force: true })
}
