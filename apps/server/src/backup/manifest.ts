import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { isFileName } from '../outside/files/fileName.ts'
import { BackupError } from './backupError.ts'

const Count = z.int().min(0)

/** Strict, since it's part of a file's name. */
const TableName = z.string().regex(/^\w+$/)

/** A folder and a file in it, so that a forged manifest can't name files anywhere else. */
const FileName = z.string().refine(isFileName)

/** The contents of a backup's folder. Written last, so a folder without it is no backup. */
export const Manifest = z.object({
  format: z.literal(1),
  takenAt: z.iso.datetime(),
  /** The migrations that had run, in order. */
  migrations: z.array(z.string()),
  /** A table's rows are in `tables/{schema}.{name}.gz`, as PostgreSQL copies them. */
  tables: z.array(
    z.object({
      schema: TableName,
      name: TableName,
      columns: z.array(z.string()),
      rows: Count,
      sha256: z.string(),
    }),
  ),
  /** The last value of each sequence; null if it was never used. */
  sequences: z.array(z.object({ schema: z.string(), name: z.string(), last: z.string().nullable() })),
  /** Names in `files/`, such as `tours/x7Qk.jpg`. */
  files: z.array(z.object({ name: FileName, kind: z.string(), bytes: Count })),
})
export type Manifest = z.output<typeof Manifest>
export type BackedUpTable = Manifest['tables'][number]

export const manifestFile = 'manifest.json'

/** The path of the file with a table's rows. */
export function rowsFile({ schema, name }: { schema: string; name: string }): string {
  return join('tables', `${schema}.${name}.gz`)
}

/** Throws `BackupError` if the folder doesn't contain a complete backup. */
export async function readManifest(folder: string): Promise<Manifest> {
  const read = Manifest.safeParse(await readJson(join(folder, manifestFile)))
  if (!read.success) throw new BackupError(`There is no backup in ${folder} that this version can read.`)
  return read.data
}

async function readJson(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'))
  } catch {
    return null
  }
}
