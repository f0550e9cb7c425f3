import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FileStore } from './store.ts'

/** Stores files in `uploads` inside the data folder. */
export function diskStore(dataDir: string): FileStore {
  const pathOf = (name: string) => join(dataDir, 'uploads', name)
  return {
    async put(name, bytes) {
      const path = pathOf(name)
      await mkdir(dirname(path), { recursive: true })
      // Written to a temporary file and then renamed, so that nobody gets half a picture.
      await writeFile(`${path}.part`, bytes)
      await rename(`${path}.part`, path)
    },
    async read(name) {
      try {
        const file = await open(pathOf(name))
        return file.createReadStream()
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
        throw error
      }
    },
    remove: (name) => rm(pathOf(name), { force: true }),
  }
}
