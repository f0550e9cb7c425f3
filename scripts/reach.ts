/**
 * The tests that a change can reach, for tests where imports don't tell: almost every server test starts the
 * whole server, and a journey imports no screen. These are chosen by feature name, which is the same in every
 * layer.
 */
export function reachedBy(changed: string[], tests: string[]): string[] {
  const features = new Set(changed.map(featureOf).filter((feature) => feature !== undefined))
  return tests.filter((path) => changed.includes(path) || wordsOf(path).some((word) => features.has(word)))
}

/** `pricing` for `packages/domain/src/pricing/coupon.ts`; undefined outside of features. */
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

/** Features that journeys call by other names. */
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
