/**
 * What a change can reach of the tests that the import graph says nothing of: almost every test of the server starts
 * all of it, and a journey imports no screen. So these follow the feature words, which are the same in every layer.
 */
export function reachedBy(changed: string[], tests: string[]): string[] {
  const features = new Set(changed.map(featureOf).filter((feature) => feature !== undefined))
  return tests.filter((path) => changed.includes(path) || wordsOf(path).some((word) => features.has(word)))
}

/** `pricing` of `packages/domain/src/pricing/coupon.ts`; nothing outside of features. */
function featureOf(path: string): string | undefined {
  return path.match(/^(?:packages|apps)\/[^/]+\/src\/([^/]+)\//)?.[1]
}

/** The features that a test is about. */
function wordsOf(test: string): string[] {
  const feature = featureOf(test)
  if (feature) return [feature]
  const words = test.replace(/^e2e\/(journeys|screens)\//, '').match(/[A-Za-z][a-z]*/g) ?? []
  return words.flatMap((word) => featuresOf[word.toLowerCase()] ?? [word.toLowerCase()])
}

/** Features that journeys call by other words. */
const featuresOf: Record<string, string[]> = {
  agency: ['agencies'],
  agents: ['agencies', 'identity'],
  board: ['dispatch'],
  boarding: ['crew', 'dispatch'],
  calendar: ['dispatch'],
  card: ['payments'],
  day: ['dispatch', 'checks'],
  deposit: ['payments'],
  ledger: ['payments'],
  manifests: ['dispatch'],
  message: ['messages'],
  operations: ['entries'],
  order: ['orders', 'entries'],
  orders: ['orders', 'entries'],
  people: ['identity', 'agencies'],
  price: ['pricing'],
  prices: ['pricing'],
  saved: ['views'],
  sending: ['messages'],
  session: ['identity'],
  split: ['dispatch'],
  stops: ['dispatch'],
  tour: ['catalogue'],
  tours: ['catalogue'],
  vehicle: ['dispatch'],
}
