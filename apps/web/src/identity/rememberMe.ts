const key = 'rememberMe'

/** The tick of the login form, kept in this browser (AUTH-10). */
export const rememberMe = {
  read: (): boolean => localStorage.getItem(key) === 'true',
  write: (remember: boolean): void => localStorage.setItem(key, String(remember)),
}
