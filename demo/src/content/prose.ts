/** Joins a text written over several indented lines into one line. */
export function prose(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ')
    .replaceAll('> <', '><')
}
