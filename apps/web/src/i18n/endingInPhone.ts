/** A sentence that ends in the office's phone number. While the office has none, it ends before it. */
export function endingInPhone(sentence: string, phone: string): string {
  return phone.trim() === '' ? sentence.replace(/:[\s\u2066\u2069]*$/, '.') : sentence
}
