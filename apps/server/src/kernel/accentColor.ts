/** The color of the product's buttons and links on light pages and in mails; the screens have it in their theme. */
export const accentColor = '#2b52ad'
