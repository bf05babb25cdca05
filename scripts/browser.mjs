// Finds a browser for the tests, or gets one, and says so when there is none to be had.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const known = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Makes sure that there is a Chromium. Gives false, with a line that says why, when there is none. */
export function ensureBrowser() {
  if (known.some((path) => path && existsSync(path))) return true
  const tries = [
    ['npx', ['playwright', 'install', 'chromium']],
    ...(process.getuid?.() === 0
      ? [
          ['apt-get', ['update', '-qq']],
          ['apt-get', ['install', '-y', '-qq', 'chromium']],
        ]
      : []),
  ]
  for (const [command, parameters] of tries) {
    try {
      execFileSync(command, parameters, { stdio: ['ignore', 'ignore', 'pipe'], timeout: 300_000 })
      if (command === 'npx' || known.some((path) => path && existsSync(path))) return true
    } catch (problem) {
      console.log(
        `No browser from "${command} ${parameters.join(' ')}": ${String(problem.stderr ?? problem.message).split('\n')[0]}`,
      )
    }
  }
  return false
}
