import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const folder = join(dirname(createRequire(import.meta.url).resolve('@pkg/demo/package.json')), 'public-records')

/**
 * What the demo shows of real nursing homes, from Medicare's public domain files with their own columns. The names have the date of each file.
 * `scripts/extract-public-records.ts` writes them. [FIND-024]
 */
export const publicRecordFiles = {
  homes: join(folder, 'nursing-homes_2026-04.csv.gz'),
  staffing: join(folder, 'nursing-home-staffing_2026.csv.gz'),
  deficiencies: join(folder, 'nursing-home-deficiencies_2026.csv.gz'),
} as const
