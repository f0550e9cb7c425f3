import type { messages } from '@tourdesk/contract/messages/messages'
import type { messageTemplates } from '@tourdesk/contract/messages/messageTemplates'
import type { Handlers } from '../kernel/mount.ts'
import type { Product } from '../kernel/product.ts'
import { changeOrderMessages } from './changeOrderMessages.ts'
import { countByHand, findMessageDetail, findMessages, findMessagesOf } from './findMessages.ts'
import { moveMessage } from './moveMessage.ts'
import { planMessages } from './planMessages.ts'
import { resendMessage } from './resendMessage.ts'
import { sendMessages } from './sendMessages.ts'
import { changeTemplate } from './templates/changeTemplate.ts'
import { findTemplates } from './templates/findTemplates.ts'
import { previewTemplate } from './templates/previewTemplate.ts'

export function messageRoutes(product: Product): Handlers<{
  messages: typeof messages
  messageTemplates: typeof messageTemplates
}> {
  return {
    messages: {
      list: ({ query }, call) => findMessages(call, query),
      count: async (_, { db }) => ({ byHand: await countByHand(db) }),
      get: ({ params }, call) => findMessageDetail(call, params.id),
      async preview({ body }, call) {
        const { planned, hash } = await planMessages(call, product, body)
        return { data: planned.map(({ shown }) => shown), hash }
      },
      send: ({ body }, call) => sendMessages(call, product, body),
      done: ({ params }, call) => moveMessage(call, 'done', params.id),
      sendNow: ({ params }, call) => moveMessage(call, 'send', params.id),
      cancel: ({ params }, call) => moveMessage(call, 'cancel', params.id),
      resend: ({ params }, call) => resendMessage(call, product, params.id),
      retry: ({ params }, call) => moveMessage(call, 'retry', params.id),
      ofOrder: ({ params }, call) => findMessagesOf(call, params.id),
      mute: ({ params, body }, call) => changeOrderMessages(call, params.id, body),
    },
    messageTemplates: {
      list: (_, { db }) => findTemplates(db),
      change: ({ params, body: { updatedAt, ...text } }, call) => changeTemplate(call, params, text, updatedAt),
      reset: ({ params, body }, call) => changeTemplate(call, params, null, body.updatedAt),
      preview: ({ body }, call) => previewTemplate(call, product, body),
    },
  }
}
