/** A long text that is written over several indented lines, as one line. */
export function prose(text: string): string {
  return text
    .trim()
    .replace(/\s*\n\s*/g, ' ')
    .replaceAll('> <', '><')
}
