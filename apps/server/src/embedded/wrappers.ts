/** PostgreSQL refuses to run as root. 65534 is `nobody`, who must be in /etc/passwd and is. */
export const nobody = 65534

/** Makes the process end with the server, however that ends. Innermost, since a change of user would clear it. */
export const dieWithParent = ['setpriv', '--pdeathsig', 'INT']

/** Root that only looks like `nobody`: root still owns the data and can read a private checkout. */
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
