import type { Day } from '@tourdesk/domain/calendar'
import type { Cents } from '@tourdesk/domain/money'
import type { Currency } from '@tourdesk/domain/pricing/vocabulary'

/**
 * A company that takes card payments on its own page. It tells us about a payment in a notification that anybody could
 * forge, so money counts only once we have asked it for the transaction ourselves.
 */
export interface CardProvider {
  /** Takes no real money. */
  isTest: boolean
  /** Where the payment page is, for the pages that lead to it. */
  pageOrigin(): string
  /** Registers a payment and answers the address of its page. Rejects with {@link CardProviderError}. */
  openPage(request: PageRequest): Promise<string>
  /** The number of the transaction that a notification names; null if it names none. */
  numberIn(notice: Record<string, string>): string | null
  /** True for the number of a transaction that can be found; an earlier terminal's can't. */
  keeps(number: string): boolean
  /** The transaction with a number, as the provider keeps it; null if there's none. Rejects with {@link CardProviderError}. */
  find(number: string): Promise<CardTransaction | null>
  /** The transactions with one of our references since a moment. Rejects with {@link CardProviderError}. */
  findByReference(reference: string, since: Date): Promise<CardTransaction[]>
  /** The approved refunds since a moment, whoever made them. Rejects with {@link CardProviderError}. */
  refundsSince(since: Date): Promise<CardTransaction[]>
  /**
   * Gives back money of a transaction. Rejects with {@link CardProviderError}: `refused` means that nothing went back;
   * after any other code it may have, so look it up by its reference before trying again.
   */
  refund(request: RefundRequest): Promise<void>
  /** A card company's answer in words, for the customer. */
  textOf(response: string, language: PageLanguage): string
}

/** What the provider's page asks for. */
export interface PageRequest {
  /** Ours; the provider keeps it with the transaction. */
  reference: string
  amount: Cents
  currency: Currency
  language: PageLanguage
  /** What's paid for, as the page shows it. */
  description: string
  payer: { name: string; email: string; phone: string }
  /** Where the browser goes afterwards, and where the provider sends its notification. */
  addresses: { success: string; failure: string; notice: string }
}

export type PageLanguage = 'en' | 'he'

/** A transaction as the provider keeps it. */
export interface CardTransaction {
  /** Unique among all transactions of the provider. */
  number: string
  reference: string | null
  kind: 'charge' | 'refund' | 'other'
  isApproved: boolean
  /** The card company's answer, `000` if approved. */
  response: string
  amount: Cents
  /** Null for a currency that we don't use. */
  currency: Currency | null
  /** The card company's approval, which a refund has to name. */
  authorization: string
  /** The provider's day of it; null if its report doesn't say. */
  day: Day | null
  /** Of a refund, the number of the transaction that was paid, if the report names it. */
  refunds: string | null
}

export interface RefundRequest {
  /** The number of the transaction that was paid. */
  of: string
  authorization: string
  reference: string
  amount: Cents
  currency: Currency
  description: string
}

/** The provider gave no usable answer. The message is for the log and holds no secrets. */
export class CardProviderError extends Error {
  override name = 'CardProviderError'
  readonly code: 'unreachable' | 'unreadable' | 'refused'
  /** The provider's own code, of a refusal. */
  readonly response: string | null

  constructor(code: CardProviderError['code'], message: string, response: string | null = null) {
    super(message)
    this.code = code
    this.response = response
  }
}
