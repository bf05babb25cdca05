import type { Database } from '@pkg/api/database'
import { importPublicRecords, importSupplement, knownSources, knownSupplements, openPublicFile } from '@pkg/importer'
import { publicRecordFiles } from './public-record-files'

/** The smallest demo that shows real nursing homes. Tests with smaller ones import what they need. */
export const smallestWithRecords = 3000

/**
 * Adds real nursing homes with what Medicare publishes about them, through the importer. A second run changes nothing. They aren't demo communities:
 * their pages say that they come from public records. [FIND-024, TRUTH-013]
 */
export async function fillPublicRecords(database: Database): Promise<void> {
  const { homes, staffing, deficiencies } = publicRecordFiles
  await importPublicRecords(database, await openPublicFile(homes, knownSources), { coverage: 'partial' })
  for (const path of [staffing, deficiencies]) {
    await importSupplement(database, await openPublicFile(path, knownSupplements))
  }
}
