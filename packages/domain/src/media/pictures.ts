import type { Permission } from '../access/roles.ts'
import type { UploadFolder } from './vocabulary.ts'

/** What somebody must be allowed to write to put pictures into a folder; into `misc` any staff may (HOLE-A45). */
export const permissionOfFolder: Record<UploadFolder, Permission> = {
  accounts: 'accounts.write',
  tours: 'catalogue.write',
  highlights: 'catalogue.write',
  star_tours: 'catalogue.write',
  articles: 'catalogue.write',
  misc: 'orders.read',
}
