import { notALink } from './notALink.ts'

/** The longest name that a mail shows. */
const longest = 60

/**
 * A name that somebody typed, as a mail to somebody else shows it: short, on one line, and never a link.
 */
export function nameInMail(name: string): string {
  const plain = notALink(name.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' '))
    .replace(/ +/g, ' ')
    .trim()
  return [...plain].length <= longest
    ? plain
    : `${[...plain]
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`
}
