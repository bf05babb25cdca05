import { UsageError, exitCodes, say } from '@pkg/command-line'
import { type Orm, FolderInUse, migrate, openDatabase } from '@pkg/api/database'
import { type PartnerArguments, readPartnerArguments } from './partners/partner-arguments'
import { listPartners, createPartner, PartnerExistsError, revokePartner } from '@pkg/api/partners'
import { partnerTexts as texts } from './partners/texts'
import { readSettings } from '@pkg/api/settings'

/** Makes, lists and revokes the keys of partners, from the command line. */
async function run(): Promise<void> {
  const wanted = readPartnerArguments(process.argv.slice(2))
  const database = await openDatabase(readSettings(process.env))
  try {
    await migrate(database)
    say(await answer(database.orm, wanted))
  } finally {
    await database.close()
  }
}

async function answer(orm: Orm, wanted: PartnerArguments): Promise<string> {
  if ('make' in wanted) return texts.made(wanted.make.name, await createPartner(orm, wanted.make), wanted.make.origins)
  if ('revoke' in wanted) {
    if (await revokePartner(orm, wanted.revoke)) return texts.revoked(wanted.revoke)
    process.exitCode = exitCodes.failed
    return texts.unknown(wanted.revoke)
  }
  const partners = await listPartners(orm)
  if (partners.length === 0) return texts.none
  return partners
    .map(({ name, isActive, createdAt, origins }) =>
      texts.line(name, isActive, createdAt.toISOString().slice(0, 10), origins),
    )
    .join('\n')
}

run().catch((problem: unknown) => {
  process.exitCode = problem instanceof UsageError ? exitCodes.badUsage : exitCodes.failed
  if (problem instanceof FolderInUse) console.error(texts.folderInUse(problem.folder, problem.holder))
  else if (problem instanceof PartnerExistsError) console.error(texts.exists(problem.message))
  else console.error(problem instanceof Error ? problem.message : problem)
})
