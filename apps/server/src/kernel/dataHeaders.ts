/** Headers of answers that aren't pages: opened as one, they show and run nothing, and can't be framed. */
export const dataHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}
