/** True for a stored file's name: a folder and a file in it, with no way out of the store. */
export function isFileName(name: string): boolean {
  return /^\w[\w-]*\/[\w-]+(?:\.\w+)+$/.test(name)
}
