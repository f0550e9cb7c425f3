/** Where people set up the second factor without which nothing else opens (SEC-10). */
export const setUpFactorPath = '/security/setup'
