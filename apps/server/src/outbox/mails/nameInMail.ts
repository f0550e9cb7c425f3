import { notALink } from './notALink.ts'

const longest = 60

/** Shortens a name that someone typed for a mail to someone else: on one line, and never a link. */
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
