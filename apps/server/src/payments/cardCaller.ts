/** The author of what the card provider reports: payments and refunds by card. */
export const cardCaller = { kind: 'job', name: 'Tranzila' } as const
