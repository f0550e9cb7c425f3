import type { Ports } from './member.ts'

export interface Addresses {
  /** The port that always reaches the primary. */
  database: number
  /** The pooler's port, in front of it. */
  pooler: number
  /** The port that reaches either server. */
  product: number
}

/**
 * HAProxy: the database's port reaches the member that Patroni calls primary, the product's port any server
 * that's ready. A server that can't reach the database stays in use: no other server could, and its error is
 * better than HAProxy's.
 */
export function haproxySettings(
  { database, product }: Pick<Addresses, 'database' | 'product'>,
  members: readonly { name: string; ports: Ports }[],
  servers: readonly number[],
): string {
  const checked = 'default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions'
  return [
    'global',
    '  maxconn 1000',
    'defaults',
    '  timeout connect 1s',
    '  timeout check 1s',
    '  timeout client 1h',
    '  timeout server 1h',
    'listen database',
    '  mode tcp',
    `  bind 127.0.0.1:${database}`,
    '  option httpchk GET /primary',
    `  ${checked}`,
    ...members.map(
      ({ name, ports }) => `  server ${name} 127.0.0.1:${ports.postgres} check port ${ports.rest}`,
    ),
    'listen product',
    '  mode http',
    `  bind 127.0.0.1:${product}`,
    '  option forwardfor',
    '  option redispatch',
    '  option httpchk GET /readyz',
    '  http-check expect rstring ready|data_unreachable',
    `  ${checked}`,
    ...servers.map((port, index) => `  server desk${index + 1} 127.0.0.1:${port} check`),
    '',
  ].join('\n')
}

/**
 * PgBouncer in transaction mode: a few database sessions serve many of the servers' connections. Without a
 * primary it retries every second, and fails a waiting call after five seconds, so that people get an answer.
 */
export function pgbouncerSettings({ database, pooler }: Pick<Addresses, 'database' | 'pooler'>): string {
  return [
    '[databases]',
    `tourdesk = host=127.0.0.1 port=${database} user=tourdesk`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${pooler}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    'default_pool_size = 20',
    'max_client_conn = 500',
    'server_connect_timeout = 3',
    'server_login_retry = 1',
    'query_wait_timeout = 5',
    'ignore_startup_parameters = extra_float_digits',
    '',
  ].join('\n')
}
