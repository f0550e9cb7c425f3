import { oneHandOver } from './oneHandOver.ts'
import { testRule } from './testRule.ts'

testRule('only a hand-over writes whose a login is', oneHandOver, {
  filename: 'apps/server/src/identity/changePassword.ts',
  fine: [
    "tx.selectFrom('users').select(['password_hash', 'proven_at'])",
    'const { password_hash: stored, proven_at } = user',
    'interface Users { password_hash: string; proven_at: Date | null }',
    'sql`select id from users where proven_at is not null`',
    'await handOver(tx, userId, { by: "mail", passwordHash }, now)',
    "tx.updateTable('users').set({ first_name: 'Dana' })",
  ],
  refused: [
    "tx.updateTable('users').set({ password_hash: hash })",
    "tx.updateTable('users').set({ updated_at: now, ...(isMail && { proven_at: now }) })",
    "tx.updateTable('users').set({ 'password_hash': hash })",
    "insertInto(tx, 'users', { password_hash })",
    'sql`update users set password_hash = $1`',
    'sql`update users set proven_at=null`',
  ],
})
