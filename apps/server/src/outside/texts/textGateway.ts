import { Webhook } from 'standardwebhooks'
import type { Env } from '../../kernel/env.ts'

/** An outgoing text. */
export interface OutgoingText {
  /** The same for every try, so that the gateway recognizes a text it has already accepted. */
  id: string
  channel: 'sms' | 'whatsapp'
  /** In E.164. */
  to: string
  text: string
}

/** Sends texts by SMS and WhatsApp. */
export interface TextGateway {
  /** Rejects if the text wasn't accepted; the error says why, without quoting the text. */
  send(text: OutgoingText): Promise<void>
}

const longestMs = 15_000

/**
 * The installation's gateway, which gets each text as JSON, signed by Standard Webhooks
 * (https://www.standardwebhooks.com). Any 2xx accepts it. Null without one.
 */
export function textGatewayOf({ texts }: Pick<Env, 'texts'>): TextGateway | null {
  if (!texts) return null
  const webhook = new Webhook(texts.secret)
  return {
    async send(outgoing) {
      const { id, channel, to, text } = outgoing
      const body = JSON.stringify({ id, channel, to, text })
      const sentAt = new Date()
      const response = await fetch(texts.url, {
        method: 'POST',
        body,
        redirect: 'manual',
        headers: {
          'content-type': 'application/json',
          'webhook-id': id,
          'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
          'webhook-signature': webhook.sign(id, sentAt, body),
        },
        signal: AbortSignal.timeout(longestMs),
      }).catch((error: unknown) => {
        throw new Error(`The gateway for texts doesn't answer: ${reasonOf(error)}`)
      })
      await response.body?.cancel()
      if (!response.ok) throw new Error(`The gateway for texts answered ${response.status}`)
    },
  }
}

/** `fetch` keeps the reason in the cause. */
function reasonOf(error: unknown): string {
  const { cause } = error as { cause?: unknown }
  const reason = cause instanceof Error ? cause : error
  return reason instanceof Error ? reason.message : String(reason)
}
