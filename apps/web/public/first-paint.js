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
  // The crew's page has its own language and colours: the office may use the same browser.
  const isCrew = /^\/crew(\/|$)/.test(location.pathname)
  const named = (name) => (isCrew ? `crew ${name}` : name)
  const isHebrew = isCrew
    ? /^(he|iw)\b/i.test(read(named('language')) ?? navigator.language)
    : read('language') === 'he'
  const language = isHebrew ? 'he' : 'en'
  root.lang = language
  root.dir = language === 'he' ? 'rtl' : 'ltr'
  const theme = read(named('theme'))
  const isDark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light')
})()

// Loads what all pages behind the login need beside the first script, which would ask for it only once it has run.
;(() => {
  const isForVisitors = /^\/((login|register|forgotPassword|resetPassword|setup)(\/|$)|$)/.test(
    location.pathname,
  )
  const files = document.querySelector('meta[name="load-ahead"]')?.content
  if (isForVisitors || !files?.startsWith('/')) return
  for (const file of files.split(' ')) {
    const isStyle = file.endsWith('.css')
    const link = Object.assign(document.createElement('link'), {
      rel: isStyle ? 'preload' : 'modulepreload',
      as: isStyle ? 'style' : 'script',
      crossOrigin: '',
      href: file,
    })
    document.head.append(link)
  }
})()
