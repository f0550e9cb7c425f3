import { fillFolder, isFilled, removeFolder } from './support/startProduct.ts'

/** Before the first journey: one demo business, which every product copies, unless another run left one. */
export default async function globalSetup() {
  if (isFilled()) return
  const folder = await fillFolder()
  return () => removeFolder(folder)
}
