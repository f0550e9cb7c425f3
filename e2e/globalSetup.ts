import { fillFolder, removeFolder } from './support/startProduct.ts'

/** Before the first journey: one demo business, which every product copies. */
export default async function globalSetup() {
  const folder = await fillFolder()
  return () => removeFolder(folder)
}
