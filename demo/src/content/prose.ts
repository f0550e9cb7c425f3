/** Joins a text written over several indented lines into one line. */
export function prose(text: string): string {
  return text
    .trim()
    .replace(/\s*\n\s*/g, ' ')
    .replaceAll('> <', '><')
}
