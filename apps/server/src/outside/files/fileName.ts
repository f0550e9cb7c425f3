/** True for the name of a stored file: a folder and a file in it, with nothing that leads out of the store. */
export function isFileName(name: string): boolean {
  return /^\w[\w-]*\/[\w-]+(?:\.\w+)+$/.test(name)
}
