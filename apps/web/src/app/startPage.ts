/** The pages that a browser can open after login: the list of orders, or home. */
const key = 'startPage'
export type StartPage = 'operations' | 'home'

/** The choice of this browser. */
export const startPage = {
  read(): StartPage {
    const saved = typeof localStorage === 'undefined' ? null : localStorage.getItem(key)
    return saved === 'home' ? 'home' : 'operations'
  },
  write(page: StartPage): void {
    localStorage.setItem(key, page)
  },
}
