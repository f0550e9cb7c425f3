interface Cookie {
  name: string
  value: string
  path: string
}

/** A browser's cookies, for all its pages and for the journey's own requests. */
export class Jar {
  private readonly cookies = new Map<string, { value: string; path: string }>()

  /** The `Cookie` header for a request to this path. */
  headerFor(path: string): string {
    return [...this.cookies]
      .filter(([, cookie]) => path.startsWith(cookie.path))
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ')
  }

  /** Stores the cookies of a response, and deletes those that it expires. */
  keep(answer: Response): void {
    for (const line of answer.headers.getSetCookie()) {
      const [pair = '', ...rest] = line.split(/;\s*/)
      const [name = '', value = ''] = split(pair)
      const marks = new Map(rest.map((part) => [split(part)[0].toLowerCase(), split(part)[1]]))
      const isOver =
        marks.get('max-age') === '0' || Date.parse(marks.get('expires') ?? '') < Date.now() || value === ''
      if (isOver) this.cookies.delete(name)
      else this.cookies.set(name, { value, path: marks.get('path') ?? '/' })
    }
  }

  /** Deletes all cookies, or the one with this name. */
  clear(name?: string): void {
    if (name === undefined) this.cookies.clear()
    else this.cookies.delete(name)
  }

  /** All cookies, to be restored later. */
  all(): Cookie[] {
    return [...this.cookies].map(([name, cookie]) => ({ name, ...cookie }))
  }

  add(cookies: Cookie[]): void {
    for (const { name, value, path } of cookies) this.cookies.set(name, { value, path })
  }
}

function split(text: string): [string, string] {
  const at = text.indexOf('=')
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)]
}
