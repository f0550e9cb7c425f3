import { idOr } from '@tourdesk/contract/asked/fields'
import { Address } from '../../app/address.ts'

/** The address of the capacity rules, with the open one. */
export const capacitySearch = new Address({ rule: idOr('new') })
