// Finds a program that tests need, or gets it from Debian, and says so when it is not to be had.
import { execFileSync } from 'node:child_process'

/** Makes sure that a program is there. Gives false, with a line that says why, when it is not. */
export function ensureProgram(find, debianPackage) {
  if (find()) return true
  const install = ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', debianPackage]
  if (process.getuid?.() !== 0) {
    console.log(`${debianPackage} is missing, and only root can install it: ${install.join(' ')}`)
    return false
  }
  for (const [command, ...parameters] of [['apt-get', 'update', '-qq'], install]) {
    try {
      execFileSync(command, parameters, { stdio: ['ignore', 'ignore', 'pipe'], timeout: 300_000 })
    } catch (problem) {
      console.log(
        `No ${debianPackage} from "${command} ${parameters.join(' ')}": ${String(problem.stderr ?? problem.message).split('\n')[0]}`,
      )
    }
  }
  return find()
}

/** Whether a program starts and tells its version. */
export function answersVersion(program) {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
