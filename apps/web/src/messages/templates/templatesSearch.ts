import { oneOr } from '@tourdesk/contract/asked/fields'
import { automaticEvents } from '@tourdesk/domain/messages/automatic'
import { textLanguages } from '@tourdesk/domain/messages/languages'
import { messageChannels } from '@tourdesk/domain/messages/vocabulary'
import { Address, type AddressOf } from '../../app/address.ts'

/** Which text is open. */
export const templatesSearch = new Address({
  event: oneOr(automaticEvents, 'order_confirmed'),
  channel: oneOr(messageChannels, 'email'),
  language: oneOr(textLanguages, 'en'),
})
export type TemplatesSearch = AddressOf<typeof templatesSearch>

/** Left out of the address. */
export const templatesDefaults = templatesSearch.parse({})
