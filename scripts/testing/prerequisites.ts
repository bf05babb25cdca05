import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { findChromium } from '@pkg/config/chromium'

/** A program that tests start, and the Debian package that contains it. */
interface Prerequisite {
  name: string
  debianPackage: string
  isPresent: () => boolean
  /** Whether tests also run without it, only slower. */
  isOptional?: boolean
}

const prerequisites: readonly Prerequisite[] = [
  {
    name: 'a Chromium browser',
    debianPackage: 'chromium-headless-shell',
    isPresent: () => existsSync(findChromium() ?? ''),
  },
  {
    // Journeys take a third more processor time with the whole browser.
    name: 'the headless shell of Chromium',
    debianPackage: 'chromium-headless-shell',
    isPresent: () => Boolean(process.env['CHROMIUM']) || existsSync('/usr/bin/chromium-headless-shell'),
    isOptional: true,
  },
  {
    name: 'PostgreSQL with its client programs',
    debianPackage: 'postgresql',
    isPresent: () => Boolean(process.env['POSTGRES_PROGRAMS']) || existsSync('/usr/lib/postgresql'),
  },
  {
    name: 'Redis',
    debianPackage: 'redis-server',
    isPresent: () => starts(process.env['REDIS_SERVER'] ?? 'redis-server'),
  },
]

/**
 * Installs the programs that tests start with apt-get, without asking, after it prints what's missing.
 * Returns what is still missing, in words.
 */
export function installPrerequisites(): string[] {
  const missing = prerequisites.filter(({ isPresent }) => !isPresent())
  if (missing.length === 0) return []
  const packages = [...new Set(missing.map(({ debianPackage }) => debianPackage))]
  if (process.getuid?.() !== 0) {
    console.log(
      `Missing: ${missing.map(({ name }) => name).join(', ')}. As root, run: apt-get install ${packages.join(' ')}`,
    )
    return listRequired(missing)
  }
  console.log(`Installing ${packages.join(', ')} with apt-get. This takes about a minute.`)
  runQuietly('apt-get', ['update', '-qq'])
  runQuietly('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages])
  return listRequired(missing.filter(({ isPresent }) => !isPresent()))
}

const listRequired = (missing: readonly Prerequisite[]): string[] =>
  missing.filter(({ isOptional }) => isOptional !== true).map(({ name }) => name)

/** Returns the versions of the programs that results depend on. */
export function programVersions(): string[] {
  const postgres = existsSync('/usr/lib/postgresql') ? readdirSync('/usr/lib/postgresql') : []
  const programs = [findChromium(), process.env['REDIS_SERVER'] ?? 'redis-server'].map((program) => {
    if (!program) return ''
    const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' })
    return (stdout ?? '').trim()
  })
  return [...postgres, process.env['POSTGRES_PROGRAMS'] ?? '', ...programs].filter(Boolean)
}

/** Runs a command and prints the first line of its error when it fails. */
function runQuietly(command: string, parameters: string[]): void {
  try {
    execFileSync(command, parameters, {
      stdio: ['ignore', 'ignore', 'pipe'],
      timeout: 300_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  } catch (error) {
    console.log(`${command} ${parameters.join(' ')} failed: ${String(error).split('\n')[0]}`)
  }
}

function starts(program: string): boolean {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
