import { restoreBackup } from '@tourdesk/server/backup/restoreBackup'
import { readEnv } from '@tourdesk/server/kernel/env'
import { reachDatabase } from '@tourdesk/server/reachDatabase'
import { command } from './command.ts'

const usage = 'Name the folder of a backup: npm run restore -- /backups/2026-11-23'

/** `npm run restore -- FOLDER` fills an empty DATA_DIR, or DATABASE_URL and DATA_DIR, from a backup. */
await command(async (closers) => {
  const folder = process.argv[2]
  if (!folder) throw new Error(usage)
  const env = readEnv(process.env)
  const { connection } = await reachDatabase(env, closers)
  const { takenAt, tables, files } = await restoreBackup({ connection, env }, folder)
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  console.log(
    `${rows} rows of ${tables.length} tables and ${files.length} pictures are back, as of ${takenAt}.`,
  )
})
