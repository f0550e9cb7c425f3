import { noClock } from './noClock.ts'
import { noFormatting } from './noFormatting.ts'
import { noLocalTime } from './noLocalTime.ts'
import { noPhysicalDirections } from './noPhysicalDirections.ts'
import { noRoleNames } from './noRoleNames.ts'
import { noSlowPatterns } from './noSlowPatterns.ts'
import { noSuperFlag } from './noSuperFlag.ts'
import { noUnexplainedCast } from './noUnexplainedCast.ts'
import { oneHandOver } from './oneHandOver.ts'
import { oneReaderOfNumbers } from './oneReaderOfNumbers.ts'
import { ordersBehindOneDoor } from './ordersBehindOneDoor.ts'
import { ownersWriteTheirTables } from './ownersWriteTheirTables.ts'
import { verbAuthorizesAndAnnounces } from './verbAuthorizesAndAnnounces.ts'
import { wholeInserts } from './wholeInserts.ts'

// .oxlintrc.json says which folders each rule checks.
export default {
  meta: { name: 'house' },
  rules: {
    'no-clock': noClock,
    'no-formatting': noFormatting,
    'no-local-time': noLocalTime,
    'no-physical-directions': noPhysicalDirections,
    'no-role-names': noRoleNames,
    'no-slow-patterns': noSlowPatterns,
    'no-super-flag': noSuperFlag,
    'no-unexplained-cast': noUnexplainedCast,
    'one-reader-of-numbers': oneReaderOfNumbers,
    'one-hand-over': oneHandOver,
    'orders-behind-one-door': ordersBehindOneDoor,
    'owners-write-their-tables': ownersWriteTheirTables,
    'verb-authorizes-and-announces': verbAuthorizesAndAnnounces,
    'whole-inserts': wholeInserts,
  },
}
