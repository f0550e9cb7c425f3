// Runs before the first paint, so that neither the direction nor the colours flip after it.
// A file and not an inline script: the server's content security policy allows no inline scripts.
;(() => {
  const read = (key) => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }
  const root = document.documentElement
  const language = read('language') === 'he' ? 'he' : 'en'
  root.lang = language
  root.dir = language === 'he' ? 'rtl' : 'ltr'
  const theme = read('theme')
  const isDark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light')
})()
