import type { Permission } from '../access/roles.ts'
import type { UploadFolder } from './vocabulary.ts'

/** The permission to upload pictures to each folder; any staff may upload to `misc`. */
export const permissionOfFolder: Record<UploadFolder, Permission> = {
  accounts: 'accounts.write',
  tours: 'catalogue.write',
  highlights: 'catalogue.write',
  star_tours: 'catalogue.write',
  articles: 'catalogue.write',
  misc: 'orders.read',
}
