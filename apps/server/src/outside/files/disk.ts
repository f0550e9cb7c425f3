import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { Problem } from '@tourdesk/contract/kernel/problem'
import { isFileName } from './fileName.ts'
import type { FileStore } from './store.ts'

/** Stores files in `uploads` inside the data folder, and nowhere else. */
export function diskStore(dataDir: string): FileStore {
  const pathOf = (name: string) => {
    if (!isFileName(name)) throw new Error(`${JSON.stringify(name)} is no name of a stored file.`)
    return join(dataDir, 'uploads', name)
  }
  return {
    async put(name, bytes) {
      const path = pathOf(name)
      const folder = dirname(path)
      await mkdir(folder, { recursive: true })
      // Written to a temporary file and then renamed, so that nobody gets half a picture.
      try {
        await writeFile(`${path}.part`, bytes, { flush: true })
        await rename(`${path}.part`, path)
        // A power cut must not leave the row that names the file without the file.
        await flushFolder(folder)
      } catch (error) {
        await rm(`${path}.part`, { force: true })
        throw isFull(error) ? new Problem('disk_full') : error
      }
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
    remove: async (name) => rm(pathOf(name), { force: true }),
    async writtenBefore(moment) {
      const root = join(dataDir, 'uploads')
      await mkdir(root, { recursive: true })
      const entries = await readdir(root, { recursive: true, withFileTypes: true })
      const names: string[] = []
      for (const entry of entries) {
        if (!entry.isFile()) continue
        const path = join(entry.parentPath, entry.name)
        // It may have been removed in the meantime.
        const found = await stat(path).catch(() => null)
        const name = relative(root, path)
        if (found && found.mtime < moment && isFileName(name)) names.push(name)
      }
      return names
    },
  }
}

async function flushFolder(path: string): Promise<void> {
  const folder = await open(path)
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

function isFull(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException
  return code === 'ENOSPC' || code === 'EDQUOT'
}
