import type { Db, Tx } from '../kernel/database.ts'
import { readSettings } from '../settings/readSettings.ts'
import { business } from '../settings/sections/business.ts'
import { mainAccountName } from './mainAccountName.ts'

/** Name and phone of the business, for customers to ask. */
export async function findContact(db: Db | Tx): Promise<{ name: string; phone: string }> {
  const [{ officePhone }, { name }] = await Promise.all([
    readSettings(db, business),
    mainAccountName.read(db),
  ])
  return { name, phone: officePhone }
}
