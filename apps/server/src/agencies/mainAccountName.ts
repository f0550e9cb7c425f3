import type { Elsewhere } from '../settings/section.ts'

/** The name of the business, which is the main account's. Writing it throws `account_name_taken` (409). */
export const mainAccountName: Elsewhere<{ name: string }> = {
  read: (db) =>
    db.selectFrom('accounts').select('name').where('is_main', '=', true).executeTakeFirstOrThrow(),
  async write(tx, { name }, now) {
    await tx
      .updateTable('accounts')
      .set({ name, updated_at: now })
      .where('is_main', '=', true)
      .where('name', '!=', name)
      .execute()
  },
}
