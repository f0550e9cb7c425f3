/** `nobody`, since PostgreSQL refuses to run as root and requires a user in /etc/passwd. */
export const nobody = 65534

/** Ends the process with the server, however that ends. Innermost, since changing the user clears it. */
export const dieWithParent = ['setpriv', '--pdeathsig', 'INT']

/** Root that looks like `nobody`: it still owns the data and can read a private checkout. */
export const asNobodyInNamespace = [
  'unshare',
  '--user',
  `--map-user=${nobody}`,
  `--map-group=${nobody}`,
  '--',
  ...dieWithParent,
]

/** The real `nobody`. */
export const asNobody = [
  'setpriv',
  `--reuid=${nobody}`,
  `--regid=${nobody}`,
  '--clear-groups',
  '--no-new-privs',
  '--',
  ...dieWithParent,
]
