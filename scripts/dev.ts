import { spawn } from 'node:child_process'
import { root } from './project.ts'

// The server restarts when its sources change; Vite serves the screens from source and proxies /api to it.
const commands = [
  ['node', '--watch', 'start.ts'],
  ['npm', 'run', '--silent', 'dev', '-w', '@tourdesk/web'],
] as const
const env = { SERVER_ORIGIN: `http://localhost:${process.env.PORT ?? 3000}`, ...process.env }
const children = commands.map(([program, ...args]) =>
  spawn(program, args, { cwd: root, env, stdio: 'inherit' }),
)

for (const child of children) {
  child.on('exit', (code) => {
    for (const other of children) other.kill('SIGINT')
    process.exitCode = code ?? 0
  })
}
