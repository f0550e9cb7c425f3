const tick = 'rememberMe'
const address = 'rememberedEmail'

/** The tick of the login form and whom it remembers, kept in this browser (AUTH-10, HOLE-A33). */
export const rememberMe = {
  read: (): boolean => localStorage.getItem(tick) === 'true',
  email: (): string => (rememberMe.read() ? (localStorage.getItem(address) ?? '') : ''),
  write(remember: boolean, email?: string): void {
    localStorage.setItem(tick, String(remember))
    if (!remember) localStorage.removeItem(address)
    else if (email) localStorage.setItem(address, email)
  },
}
