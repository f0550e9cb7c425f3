/** A sentence that ends with the office's phone number. Without a number, its colon becomes a full stop. */
export function endingInPhone(sentence: string, phone: string): string {
  return phone.trim() === '' ? sentence.replace(/:[\s\u2066\u2069]*$/, '.') : sentence
}
