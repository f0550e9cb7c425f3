/** The header in which a customer's page sends the secret of its link; an address would end up in logs. */
export const linkHeader = 'x-order-link'
