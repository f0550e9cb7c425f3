import type { handouts } from '@tourdesk/contract/messages/handouts'
import type { messageBatches } from '@tourdesk/contract/messages/messageBatches'
import type { messages } from '@tourdesk/contract/messages/messages'
import type { messageTemplates } from '@tourdesk/contract/messages/messageTemplates'
import type { supplierRequests } from '@tourdesk/contract/messages/supplierRequests'
import type { Handlers } from '../kernel/mount.ts'
import type { Product } from '../kernel/product.ts'
import { openMessage } from './byHand/openMessage.ts'
import { changeOrderMessages } from './changeOrderMessages.ts'
import { findBatch, findRunningBatches } from './findBatches.ts'
import { countByHand, findMessageDetail, findMessages, findMessagesOf } from './findMessages.ts'
import type { Today } from './kind.ts'
import { moveMessage } from './moveMessage.ts'
import { planMessages } from './planMessages.ts'
import { resendMessage } from './resendMessage.ts'
import { sendMessages } from './sendMessages.ts'
import { handOut } from './sheets/handOut.ts'
import { previewHandouts } from './sheets/planHandouts.ts'
import { stopBatch } from './stopBatch.ts'
import { askSupplier, previewRequest } from './suppliers/askSupplier.ts'
import { askSuppliers } from './suppliers/askSuppliers.ts'
import { findSupplierRequest } from './suppliers/findSupplierRequest.ts'
import { previewRequests } from './suppliers/previewRequests.ts'
import { replyOfSupplier } from './suppliers/replyOfSupplier.ts'
import { changeTemplate } from './templates/changeTemplate.ts'
import { findTemplates } from './templates/findTemplates.ts'
import { previewTemplate } from './templates/previewTemplate.ts'

export function messageRoutes(product: Product & Today['product']): Handlers<{
  messages: typeof messages
  messageBatches: typeof messageBatches
  messageTemplates: typeof messageTemplates
  handouts: typeof handouts
  supplierRequests: typeof supplierRequests
}> {
  return {
    supplierRequests: {
      previewDay: async ({ body }, call) => ({ data: await previewRequests(call, product, body) }),
      askDay: async ({ body }, call) => ({ data: await askSuppliers(call, product, body) }),
      get: ({ params }, call) => findSupplierRequest(call, params.id),
      preview: ({ params, body }, call) => previewRequest(call, product, params.id, body),
      ask: ({ params, body }, call) => askSupplier(call, product, params.id, body),
      reply: ({ params, body }, call) => replyOfSupplier(call, params.id, body),
    },
    handouts: {
      preview: ({ body }, call) => previewHandouts(call, product, body),
      send: ({ body }, call) => handOut(call, product, body),
    },
    messageBatches: {
      running: async (_, call) => ({ data: await findRunningBatches(call) }),
      get: ({ params }, call) => findBatch(call, params.id),
      stop: ({ params }, call) => stopBatch(call, params.id),
    },
    messages: {
      list: ({ query }, call) => findMessages(call, query),
      count: async (_, { db }) => ({ byHand: await countByHand(db) }),
      get: ({ params }, call) => findMessageDetail(call, params.id),
      async preview({ body }, call) {
        const { planned, hash } = await planMessages(call, product, body)
        return { data: planned.map(({ shown }) => shown), hash }
      },
      send: ({ body }, call) => sendMessages(call, product, body),
      open: ({ params }, call) => openMessage(call, product, params.id),
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
      change: ({ params, body: { updatedAt, ...text } }, call) =>
        changeTemplate(call, params, text, updatedAt),
      reset: ({ params, body }, call) => changeTemplate(call, params, null, body.updatedAt),
      preview: ({ body }, call) => previewTemplate(call, product, body),
    },
  }
}
