/** The color of buttons and links on light pages and in mails; the screens' theme has its own copy. */
export const accentColor = '#2b52ad'
