/** PostgreSQL refuses to run as root. 65534 is `nobody`, who must be in /etc/passwd and is. */
export const nobody = 65534

/** Makes the process end when the server does, however that ends. Innermost: a change of user would clear it. */
export const dieWithParent = ['setpriv', '--pdeathsig', 'INT']

/** Root that only looks like `nobody`: the data stays root's, and a private checkout can be read. */
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
