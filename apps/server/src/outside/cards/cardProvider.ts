import type { Day } from '@tourdesk/domain/calendar'
import type { Cents } from '@tourdesk/domain/money'
import type { Currency } from '@tourdesk/domain/pricing/vocabulary'

/**
 * A company that takes card payments on its own page. Its payment notifications could be forged by anyone, so
 * money counts only once we've fetched the transaction from it ourselves.
 */
export interface CardProvider {
  /** Takes no real money. */
  isTest: boolean
  /** The origin of the payment page, for pages that redirect to it. */
  pageOrigin(): string
  /** Registers a payment and returns the address of its page. Rejects with {@link CardProviderError}. */
  openPage(request: PageRequest): Promise<string>
  /** The transaction number in a notification; null if there's none. */
  numberIn(notice: Record<string, string>): string | null
  /** True for a transaction that can still be looked up; those of an earlier terminal can't. */
  keeps(number: string): boolean
  /** The transaction with a number; null if there's none. Rejects with {@link CardProviderError}. */
  find(number: string): Promise<CardTransaction | null>
  /** The transactions with one of our references since a moment. Rejects with {@link CardProviderError}. */
  findByReference(reference: string, since: Date): Promise<CardTransaction[]>
  /** The approved refunds since a moment, whoever made them. Rejects with {@link CardProviderError}. */
  refundsSince(since: Date): Promise<CardTransaction[]>
  /**
   * Refunds money of a transaction. Rejects with {@link CardProviderError}: `refused` means that nothing was
   * refunded; after any other code it may have been, so look it up by its reference before trying again.
   */
  refund(request: RefundRequest): Promise<void>
  /** A card company's answer in words, for the customer. */
  textOf(response: string, language: PageLanguage): string
}

/** A request for the provider's payment page. */
export interface PageRequest {
  /** Our reference; the provider keeps it with the transaction. */
  reference: string
  amount: Cents
  currency: Currency
  language: PageLanguage
  /** The purpose of the payment, as the page shows it. */
  description: string
  payer: { name: string; email: string; phone: string }
  /** The addresses for the browser afterwards, and for the provider's notification. */
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
  /** The day in the provider's report; null if it doesn't say. */
  day: Day | null
  /** For a refund: the number of the refunded transaction, if the report names it. */
  refunds: string | null
}

export interface RefundRequest {
  /** The number of the transaction to refund. */
  of: string
  authorization: string
  reference: string
  amount: Cents
  currency: Currency
  description: string
}

/** The provider gave no usable answer. The message is for the log and contains no secrets. */
export class CardProviderError extends Error {
  override name = 'CardProviderError'
  readonly code: 'unreachable' | 'unreadable' | 'refused'
  /** The provider's own code of a refusal. */
  readonly response: string | null

  constructor(code: CardProviderError['code'], message: string, response: string | null = null) {
    super(message)
    this.code = code
    this.response = response
  }
}
