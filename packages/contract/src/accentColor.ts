/** The color of buttons and links on light pages and in mails. Style sheets and the icon have copies. */
export const accentColor = '#2b52ad'
