const tick = 'rememberMe'
const address = 'rememberedEmail'

/** The login form's "remember me" and the remembered email, stored in this browser. */
export const rememberMe = {
  read: (): boolean => localStorage.getItem(tick) === 'true',
  email: (): string => (rememberMe.read() ? (localStorage.getItem(address) ?? '') : ''),
  write(remember: boolean, email?: string): void {
    localStorage.setItem(tick, String(remember))
    if (!remember) localStorage.removeItem(address)
    else if (email) localStorage.setItem(address, email)
  },
}
