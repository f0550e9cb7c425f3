import { text } from '@tourdesk/contract/asked/fields'
import { Address, type AddressOf } from '../app/address.ts'

/** The address of an agency's tour list. */
export const agencyToursSearch = new Address({ search: text(120) })
export type AgencyToursSearch = AddressOf<typeof agencyToursSearch>
