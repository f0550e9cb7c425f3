const tests = '\\.(test|fixture)\\.tsx?$|^apps/server/test/'
const serverFeature = '^apps/server/src/(?!kernel/|schema/|outside/|embedded/)[^/]+/'
const webFeature = '^apps/web/src/(?!kit/|i18n/|app/|theme/)[^/]+/'

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

/** What serves every feature, and the makers of test data. */
const foundations = ['kernel', 'schema', 'outside', 'embedded', 'kit', 'i18n', 'theme', 'testing']

/** The features of each package. Each may use those before it, so there can be no circles. */
const features = {
  'packages/domain/src':
    'access search views activity catalogue media agencies settings fleet identity departures entries pricing payments agencyAccounts statements orders dispatch crew messages checks plan reports home',
  'packages/contract/src':
    'kernel asked activity updates views outbox media identity settings pricing agencies catalogue fleet payments agencyAccounts statements departures orders dispatch crew messages checks plan reports home search',
  'apps/server/src':
    'backup settings outbox media identity activity records updates views pricing agencies catalogue departures entries fleet agencyAccounts payments dispatch orders messages statements crew checks plan reports home search',
  'apps/web/src':
    'app views activity outbox media identity messages pricing settings agencies catalogue departures crew dispatch fleet orders customer payments agencyAccounts statements reports home whatsNew',
}

const featureOrder = Object.entries(features).flatMap(([folder, names]) => {
  const known = names.split(' ')
  return [
    rule(
      'features-have-a-place',
      'A new feature gets its place in the order of features.',
      { path: `^${folder}/(?!(${[...known, ...foundations].join('|')})/)[^/]+/`, pathNot: tests },
      {},
    ),
    ...known
      .slice(0, -1)
      .map((name, index) =>
        rule(
          'features-in-one-direction',
          'A feature uses those before it, never one that may use it (docs/decisions/034).',
          { path: `^${folder}/${name}/`, pathNot: tests },
          { path: `^${folder}/(${known.slice(index + 1).join('|')})/` },
        ),
      ),
  ]
})

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    rule(
      'domain-stands-alone',
      'Rules that need nothing can be read, tested and moved without anything.',
      { path: '^packages/domain/src', pathNot: tests },
      { pathNot: '^packages/domain/src' },
    ),
    rule(
      'words-are-data',
      'Texts in both languages know what the domain has words for, and nothing else.',
      { path: '^packages/words/src', pathNot: tests },
      { pathNot: '^packages/(words|domain)/src' },
    ),
    rule(
      'contract-is-data',
      'The contract is read by both sides: it knows the domain, its words and Zod, and nothing that runs.',
      { path: '^packages/contract/src', pathNot: tests },
      { pathNot: '^packages/(contract|words|domain)/src|node_modules/zod/' },
    ),
    rule('server-without-web', 'They meet in the contract.', { path: '^apps/server' }, { path: '^apps/web' }),
    rule('web-without-server', 'They meet in the contract.', { path: '^apps/web' }, { path: '^apps/server' }),
    rule(
      'web-calls-by-address',
      'The schemas of every feature would ride along on every page; its types cost nothing.',
      { path: '^apps/web/src', pathNot: tests },
      { path: '^packages/contract/src/contract\\.ts$', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'web-runs-in-a-browser',
      'Node is not there.',
      { path: '^apps/web/src', pathNot: tests },
      { dependencyTypes: ['core'] },
    ),
    rule(
      'product-without-its-surroundings',
      'Demo, measurements and journeys use the product, never the other way round.',
      { path: '^(apps|packages)/', pathNot: tests },
      { path: '^(demo|bench|torture|e2e|scripts|lint)/' },
    ),
    rule(
      'server-foundation-below-features',
      'Kernel, outside and embedded would serve any product.',
      { path: '^apps/server/src/(kernel|outside|embedded)/', pathNot: tests },
      { path: `${serverFeature}|^apps/server/src/schema/` },
    ),
    rule(
      'outside-without-embedded',
      'What comes along speaks the protocol of what it stands in for; which of both is used is decided above them.',
      { path: '^apps/server/src/outside/', pathNot: tests },
      { path: '^apps/server/src/embedded/' },
    ),
    rule(
      'kernel-knows-no-feature',
      'The kernel knows who calls (access) and what every feature shares; a feature registers with it, or is handed in.',
      { path: '^apps/server/src/(kernel|embedded)/', pathNot: tests },
      {
        path: '^packages/domain/src/(?!access/)[^/]+/|^packages/contract/src/(?!kernel/)[^/]+/|^packages/words/src/(?!problems/)',
      },
    ),
    rule(
      'driver-behind-one-door',
      'What uses private parts of the database driver can be taken out in one piece (docs/decisions/151).',
      { path: '^(apps|bench|demo|e2e|torture|scripts)/', pathNot: '^apps/server/src/kernel/driver/' },
      { path: '^apps/server/src/kernel/driver/(?!driver\\.ts)' },
    ),
    rule(
      'finding-behind-its-questions',
      'How tours of Operations are found fast concerns nobody who asks for them.',
      { path: '^(apps|bench|demo|e2e|torture|scripts)/', pathNot: '^apps/server/src/entries/finding/' },
      { path: '^apps/server/src/entries/finding/(?!(find|sum)PurchasedTours\\.ts)' },
    ),
    rule(
      'schema-below-features',
      'Tables are named by every feature; their types are words of the domain.',
      { path: '^apps/server/src/schema/', pathNot: tests },
      { path: serverFeature },
    ),
    rule(
      'server-features-keep-their-rows',
      "Another feature's tables are reached through its verbs and queries.",
      { path: '^apps/server/src/([^/]+)/', pathNot: tests },
      { path: `${serverFeature}(store|present)[A-Za-z]*\\.ts$`, pathNot: '^apps/server/src/$1/' },
    ),
    rule(
      'web-foundation-below-features',
      'Kit and i18n know no feature.',
      { path: '^apps/web/src/(kit|i18n)/', pathNot: tests },
      { path: webFeature },
    ),
    rule(
      'no-cycles',
      'What needs each other is one thing, also where only types do.',
      {},
      { circular: true },
    ),
    ...featureOrder,
    rule('no-dead-imports', 'An import that is not found is not checked.', {}, { couldNotResolve: true }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/dist/' },
    tsPreCompilationDeps: true,
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.css'],
    },
  },
}
