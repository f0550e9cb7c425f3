import { fillFolder, isFilled, removeFolder } from './support/startProduct.ts'

/** Prepares a demo business that every product copies, unless another run has left one. */
export default async function globalSetup() {
  if (isFilled()) return
  const folder = await fillFolder()
  return () => removeFolder(folder)
}
