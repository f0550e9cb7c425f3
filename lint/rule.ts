import type { RuleTester } from 'oxlint/plugins-dev'

/** A rule as oxlint runs it: a visitor over the syntax tree of one file. */
export type Rule = Parameters<RuleTester['run']>[1]
