import { Webhook } from 'standardwebhooks'
import type { Env } from '../../kernel/env.ts'

/** An outgoing text. */
export interface OutgoingText {
  /** The same at every try, so that the gateway can tell a text that it has already taken. */
  id: string
  channel: 'sms' | 'whatsapp'
  /** In E.164. */
  to: string
  text: string
}

/** What sends texts by SMS and WhatsApp. */
export interface TextGateway {
  /** Rejects if the text wasn't accepted; the message says why, without what the text says. */
  send(text: OutgoingText): Promise<void>
}

const longestMs = 15_000

/**
 * The gateway of the installation, which gets each text as JSON, signed as Standard Webhooks have it
 * (https://www.standardwebhooks.com). Any 2xx takes it. Null without one.
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
