import { takeBackup } from '@tourdesk/server/backup/takeBackup'
import { systemClock } from '@tourdesk/server/kernel/clock'
import { readEnv } from '@tourdesk/server/kernel/env'
import { reachForCommand } from '@tourdesk/server/reachDatabase'
import { command } from './command.ts'

const usage = 'Name a new folder: npm run backup -- /backups/2026-11-23'

/** `npm run backup -- FOLDER` copies all data of the product, even while it runs. */
await command(async (closers) => {
  const folder = process.argv[2]
  if (!folder) throw new Error(usage)
  const env = readEnv(process.env)
  const connection = await reachForCommand(env, closers)
  const { tables, files } = await takeBackup({ connection, env, clock: systemClock }, folder)
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  console.log(`${rows} rows of ${tables.length} tables and ${files.length} pictures are in ${folder}.`)
})
