import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Returns the resident memory of a process in megabytes, from `/proc` on Linux and from `ps` elsewhere. */
export function residentMegabytes(pid: number): number {
  return Math.round(residentKilobytes(pid) / 1024)
}

function residentKilobytes(pid: number): number {
  if (process.platform === 'linux') {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
  }
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }))
}
