/** The page for setting up a required second factor; until that's done, nothing else opens. */
export const setUpFactorPath = '/security/setup'
