import { oneOr } from '@tourdesk/contract/asked/fields'
import { automaticEvents } from '@tourdesk/domain/messages/automatic'
import { textLanguages } from '@tourdesk/domain/messages/languages'
import { messageChannels } from '@tourdesk/domain/messages/vocabulary'
import { Address, type AddressOf } from '../../app/address.ts'

/** Identifies the open template. */
export const templatesSearch = new Address({
  event: oneOr(automaticEvents, 'order_confirmed'),
  channel: oneOr(messageChannels, 'email'),
  language: oneOr(textLanguages, 'en'),
})
export type TemplatesSearch = AddressOf<typeof templatesSearch>

/** Defaults, which the address leaves out. */
export const templatesDefaults = templatesSearch.parse({})
