import { checkBusiness } from '@tourdesk/domain/settings/checkBusiness'
import { renameMainAccount } from '../../agencies/renameMainAccount.ts'
import type { Section } from '../section.ts'

/** The business itself; its name is the main account's. */
export const business: Section<{ officePhone: string; siteBaseUrl: string }, { name: string }> = {
  name: 'business',
  access: 'settings.write',
  first: { officePhone: '', siteBaseUrl: '' },
  check: checkBusiness,
  elsewhere: {
    read: (db) =>
      db.selectFrom('accounts').select('name').where('is_main', '=', true).executeTakeFirstOrThrow(),
    write: (tx, { name }, now) => renameMainAccount(tx, name, now),
  },
}
