import { testRule } from './testRule.ts'
import { wholeInserts } from './wholeInserts.ts'

testRule('new rows are written column by column', wholeInserts, {
  fine: ["await insertInto(tx, 'cars', row).execute()", "db.updateTable('cars').set(change)"],
  refused: ["db.insertInto('cars').values(row)", "tx.insertInto('cars')"],
})
